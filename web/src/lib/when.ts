/** How long ago, in words of the language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

export function ago(time: string, language: string, now = Date.now()): string {
  const seconds = (Date.parse(time) - now) / 1000
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit)
  }
  return format.format(0, 'minute')
}

/** How long, in words of the language: days and hours, or as a clock shows it. */
export function span(seconds: number, language: string): string {
  const unit = (unit: 'day' | 'hour', count: number) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count)
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return `${unit('day', Math.floor(hours / 24))} ${unit('hour', hours % 24)}`
  return clock(seconds)
}

/** Minutes and seconds that a seat has thought. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}
