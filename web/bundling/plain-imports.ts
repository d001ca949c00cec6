import type { Plugin } from 'vite'

/** A page already links the styles of its lazy modules (`page-styles.ts`), so an import need not load them. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}
