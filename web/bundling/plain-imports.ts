import type { Plugin } from 'vite'

/** Styles come in one file and pages name their own scripts: an import needs no help to find them. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}
