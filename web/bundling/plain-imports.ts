import type { Plugin } from 'vite'

/** A page links the styles of what it loads on demand too (`page-styles.ts`): an import needs no help to find them. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}
