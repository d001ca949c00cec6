import { fileURLToPath } from 'node:url'
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

/** Styles come in one file and pages name their own scripts: an import needs no help to find them. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/**
 * Libraries, the frame, and parts of two pages or more in one file, which compresses better than
 * several; rarer parts come with their pages, and so do those that only pages with a form for
 * visitors have.
 */
function nameSharedParts(id: string, graph: ModuleGraph): string | null {
  if (/node_modules|rolldown\/runtime/.test(id)) return 'parts'
  if (!/\/app\/(?:ui|blocks|i18n|head|page-cache|tracking|[\w.]+$)/.test(id)) return null
  const files = filesAbove(id, graph)
  if (files.some((file) => file.endsWith('/app/root.tsx'))) return 'parts'
  const pages = files.filter(isPage)
  const formPages = filesAbove(leadForm, graph)
  return pages.length >= 2 && pages.some((page) => !formPages.includes(page)) ? 'parts' : null
}

const leadForm = fileURLToPath(new URL('app/blocks/lead-form/lead-form.tsx', import.meta.url))

/** The file itself and everything that imports it, near or far. */
function filesAbove(id: string, graph: ModuleGraph): string[] {
  const above = new Set([id])
  // A set that grows while it is walked: in the end it holds everything above the part.
  for (const known of above)
    for (const importer of graph.getModuleInfo(known)?.importers ?? []) above.add(importer)
  return [...new Set(Array.from(above, (known) => known.split('?')[0] ?? known))]
}

const isPage = (file: string) => /\/features\/(?!gallery\/).*\.page\.tsx$/.test(file)

const { CONTENT_URL } = readEnv(
  z.object({ CONTENT_URL: httpUrlSchema.default('http://127.0.0.1:8055') }),
)

export default defineConfig({
  plugins: [reactRouter(), layerOrderFirst, plainImports],
  // In development pictures come straight from the content service.
  server: { proxy: { '/assets': CONTENT_URL } },
  build: {
    // Built files live under /build/, because /assets/ is the content service's pictures.
    assetsDir: 'build',
    assetsInlineLimit: 0,
    // One small stylesheet for the whole site: a first paint waits for one request, later pages for none.
    cssCodeSplit: false,
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
        rolldownOptions: {
          output: {
            // One file that every page shares instead of a dozen small ones.
            codeSplitting: {
              groups: [{ name: nameSharedParts, debugName: 'parts' }],
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
