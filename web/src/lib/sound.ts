/** The sounds of a desk outdoors, made on the spot: no files, nothing over 0.4 s, and none unless they are switched on. */

let context: AudioContext | undefined

function audio(): AudioContext {
  context ??= new AudioContext()
  void context.resume()
  return context
}

/** A gain that rises at once and dies away. */
function envelope(at: number, seconds: number, loud: number): GainNode {
  const gain = audio().createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  gain.connect(audio().destination)
  return gain
}

function rustle(at: number, seconds: number, pitch: number, loud: number): void {
  const { sampleRate } = audio()
  const buffer = audio().createBuffer(1, Math.ceil(sampleRate * seconds), sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio(), { buffer })
  const filter = new BiquadFilterNode(audio(), { type: 'bandpass', frequency: pitch, Q: 0.9 })
  source.connect(filter).connect(envelope(at, seconds, loud))
  source.start(at)
}

function whistle(at: number, seconds: number, from: number, to: number, loud: number): void {
  const source = new OscillatorNode(audio(), { type: 'sine', frequency: from })
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + seconds * 0.7)
  source.connect(envelope(at, seconds, loud))
  source.start(at)
  source.stop(at + seconds)
}

const SOUNDS = {
  /** Paper set down: somebody did something. */
  paper: (at: number) => rustle(at, 0.14, 2400, 0.09),
  /** A pencil tick: what you did is done. */
  tick: (at: number) => rustle(at, 0.05, 4200, 0.1),
  /** Two soft notes: your move. */
  whistle: (at: number) => {
    whistle(at, 0.16, 1480, 1560, 0.05)
    whistle(at + 0.17, 0.2, 1860, 1980, 0.05)
  },
  /** A drop of water and its ring: points. */
  drop: (at: number) => {
    whistle(at, 0.12, 620, 1240, 0.05)
    whistle(at + 0.1, 0.22, 930, 1240, 0.03)
  },
  /** A page turned: the game is over. */
  page: (at: number) => {
    rustle(at, 0.3, 1500, 0.08)
    rustle(at + 0.12, 0.25, 3000, 0.05)
  },
} as const

export function play(sound: keyof typeof SOUNDS): void {
  try {
    SOUNDS[sound](audio().currentTime + 0.01)
  } catch {
    // No sound on this machine; it is never the only signal.
  }
}
