import { createRequire } from 'node:module'
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

/**
 * React is CommonJS: told apart into names once, here, instead of in every file that imports it. No
 * page then needs the bundler's helpers for CommonJS, which would be a file and a round trip more.
 */
const namedReact: Plugin = {
  name: 'named-react',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    reactModules.has(source) && importer !== undefined && !insideReact.test(importer)
      ? namedPrefix + source
      : null,
  load(id) {
    if (!id.startsWith(namedPrefix)) return null
    const source = id.slice(namedPrefix.length)
    const names = Object.keys(z.looseObject({}).parse(require(source)))
    return [
      `import whole from '${source}'`,
      'export default whole',
      `export const { ${names.join(', ')} } = whole`,
    ].join('\n')
  },
}

const require = createRequire(import.meta.url)
const namedPrefix = '\0named-react:'
const insideReact = /named-react:|\/node_modules\/(?:react|react-dom|scheduler)\//
const reactModules = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; code: string | null } | null
}

/**
 * Libraries, the frame, and parts of two pages or more in one file, which compresses better than
 * several; rarer parts come with their pages, and so do those that only pages with a form for
 * visitors have. What is tiny is not worth a file.
 */
function nameSharedParts(id: string, graph: ModuleGraph): string | null {
  if (onDemand.test(id)) return null
  if (/node_modules|named-react|rolldown\/runtime/.test(id)) return 'parts'
  if (!id.includes('/web/app/') || isPage(id)) return null
  const files = filesAbove(id, graph)
  const { length = Infinity } = graph.getModuleInfo(id)?.code ?? {}
  if (length < tinyPart && files.filter((file) => file.endsWith('.page.tsx')).length >= 2)
    return 'parts'
  if (!/\/app\/(?:ui|blocks|i18n|head|page-cache|tracking|[\w.]+$)/.test(id)) return null
  if (files.some((file) => file.endsWith('/app/root.tsx'))) return 'parts'
  const pages = files.filter(isPage)
  const formPages = filesAbove(leadForm, graph)
  return pages.length >= 2 && pages.some((page) => !formPages.includes(page)) ? 'parts' : null
}

/** Comes when a visitor opens the map, and never before. */
const onDemand = /node_modules\/(?:maplibre-gl|@maplibre|kdbush)\/|\/features\/branch\/map\//

/** Characters of source below which a file of its own costs a visitor more than it spares others. */
const tinyPart = 700

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
  plugins: [namedReact, reactRouter(), layerOrderFirst, plainImports],
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
