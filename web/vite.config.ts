import { reactRouter } from '@react-router/dev/vite'
import { httpUrlSchema, readEnv } from '@washhouse/serving/env'
import { defineConfig } from 'vite'
import { z } from 'zod'
import { layerOrderFirst } from './bundling/layer-order-first.ts'
import { nameStylesheet } from './bundling/name-stylesheet.ts'
import { oldestBrowsers, oldestForScripts, olderStyles } from './bundling/older-styles.ts'
import { pageStyles } from './bundling/page-styles.ts'
import { plainImports } from './bundling/plain-imports.ts'
import { nameSharedParts } from './bundling/shared-parts.ts'

const { CONTENT_URL } = readEnv(
  z.object({ CONTENT_URL: httpUrlSchema.default('http://127.0.0.1:8055') }),
)

export default defineConfig({
  plugins: [reactRouter(), olderStyles, layerOrderFirst, pageStyles, plainImports],
  // In development pictures come straight from the content service.
  server: { proxy: { '/assets': CONTENT_URL } },
  build: {
    // Built files live under /build/, because /assets/ is the content service's pictures.
    assetsDir: 'build',
    assetsInlineLimit: 0,
    // For the server: what it prints as an inline script must not need a helper of the compiler.
    target: 'es2022',
    // Slower than the default, and about 1 % smaller where every kilobyte counts.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {
        passes: 3,
        pure_getters: true,
        unsafe_arrows: true,
        unsafe_methods: true,
        // The router's advice to its developers, a kilobyte of words that no visitor reads.
        pure_funcs: ['warning', 'warnOnce', 'warningOnce'],
      },
    },
  },
  environments: {
    client: {
      build: {
        target: oldestForScripts,
        cssTarget: oldestBrowsers,
        rolldownOptions: {
          output: {
            // Styles by area; of scripts one file that every page shares instead of a dozen small ones.
            codeSplitting: {
              groups: [
                { name: nameStylesheet, debugName: 'styles' },
                { name: nameSharedParts, debugName: 'parts' },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // The workspaces are TypeScript sources.
    noExternal: [/^@washhouse\//],
  },
})
