import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { rooms } from './rooms.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [rooms()] } },
  resolve: {
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
    alias: { $lib: here('./src/lib'), $games: here('./src/games'), $texts: here('../src/ludoteca/texts') },
  },
  build: {
    outDir: here('../src/ludoteca/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's security policy allows no data: fonts
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': server, '/live': { target: server, ws: true } } },
  // One worker's files share one DOM: setting up twenty took four times as long as all tests.
  test: { environment: 'jsdom', isolate: false, include: ['tests/**/*.test.ts'] },
});
