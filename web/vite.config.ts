import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const SERVER = 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [svelte()],
  server: {
    // The server wants its own origin on the socket, so the proxy speaks as the server's page.
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
  build: {
    outDir: '../src/birdtable/server/page',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900, // kB; three.js, which only Pigeons in space fetches, is one chunk
    assetsInlineLimit: 0, // fonts and pictures stay files of their own, so that the browser keeps them
  },
  test: { include: ['src/**/*.test.ts'] },
})
