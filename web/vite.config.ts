import { reactRouter } from '@react-router/dev/vite'
import { httpUrlSchema, readEnv } from '@washhouse/serving/env'
import { defineConfig, type Plugin } from 'vite'
import { z } from 'zod'

/** Parts reach the stylesheet in any order; the order of their layers must stand before them all. */
const layerOrderFirst: Plugin = {
  name: 'layer-order-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      file.source = `@layer base,ui,blocks,features;${Buffer.from(file.source).toString()}`
    }
  },
}

const { CONTENT_URL } = readEnv(
  z.object({ CONTENT_URL: httpUrlSchema.default('http://127.0.0.1:8055') }),
)

export default defineConfig({
  plugins: [reactRouter(), layerOrderFirst],
  // In development pictures come straight from the content service.
  server: { proxy: { '/assets': CONTENT_URL } },
  build: {
    // Built files live under /build/, because /assets/ is the content service's pictures.
    assetsDir: 'build',
    assetsInlineLimit: 0,
    // One small stylesheet for the whole site: a first paint waits for one request, later pages for none.
    cssCodeSplit: false,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files that every page shares instead of a dozen small ones.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules/ },
                { name: 'parts', test: /\/app\/(?:ui|blocks|i18n|head)\// },
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
