import { svelte } from '@sveltejs/vite-plugin-svelte'
import { type Plugin, build } from 'vite'
import { defineConfig } from 'vitest/config'

const SERVER = 'http://127.0.0.1:8765'

const OUT = '../src/birdtable/server/page'

/** What the server needs of the page: a script that draws pictures, and what seats are called. */
const forServer = (): Plugin => ({
  name: 'for-server',
  apply: 'build',
  async generateBundle() {
    for (const file of ['en.ftl', 'de.ftl', 'fr.ftl', 'it.ftl']) this.emitFile({ type: 'asset', fileName: `text/${file}`, source: await this.fs.readFile(`src/text/${file}`) })
  },
  async closeBundle() {
    const lib = { entry: 'src/posters/index.ts', name: 'posters', formats: ['iife' as const], fileName: () => 'posters.js' }
    await build({ configFile: false, logLevel: 'warn', publicDir: false, build: { outDir: OUT, emptyOutDir: false, target: 'es2022', lib } })
  },
})

export default defineConfig({
  plugins: [svelte(), forServer()],
  server: {
    // The server wants its own origin on the socket, so the proxy speaks as the server's page.
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900, // kB; three.js, which only Pigeons in space fetches, is one chunk
    assetsInlineLimit: 0, // fonts and pictures stay files of their own, so that the browser keeps them
  },
  test: { include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
})
