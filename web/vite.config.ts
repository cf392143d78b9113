import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { languages } from './languages.ts';
import { offline } from './offline.ts';
import { rooms } from './rooms.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const texts = here('../src/ludoteca/texts');
const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), languages(texts), offline(texts, here('./src/games'), here('./public'))],
  css: { postcss: { plugins: [rooms()] } },
  resolve: {
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
    alias: { $lib: here('./src/lib'), $games: here('./src/games') },
  },
  build: {
    outDir: here('../src/ludoteca/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's security policy allows no data: fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('./index.html'), worker: here('./src/worker/worker.ts') },
      // A worker's name is its address: only under the same one does a browser look for its next version.
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': server, '/live': { target: server, ws: true } } },
  // One worker's files share one DOM: setting up twenty took four times as long as all tests.
  // A busy machine takes its time: how long something takes is no reason to fail.
  test: {
    environment: 'jsdom',
    isolate: false,
    include: ['tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
