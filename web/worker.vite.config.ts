import { defineConfig } from 'vite'
import { oldestBrowsers } from './bundling/older-styles.ts'

/** The service worker: one script of its own, beside the pages' scripts. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    target: oldestBrowsers,
    rolldownOptions: {
      input: 'worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
