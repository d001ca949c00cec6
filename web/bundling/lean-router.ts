import type { Plugin } from 'vite'

interface Cut {
  /** Path of the router's module. */
  file: string
  what: RegExp
  by: string
}

/** What this site has switched off, told to the router as constants, so that the minifier leaves it out. */
const cuts: readonly Cut[] = [
  // Routes are all known from the first page (react-router.config.ts).
  {
    file: '/lib/dom/ssr/fog-of-war.js',
    what: /return routeDiscovery\.mode === "lazy" && ssr === true/,
    by: 'return false',
  },
  // Nobody instruments the router in a visitor's browser.
  {
    file: '/lib/router/router.js',
    what: /\b(?:init|opts\??)\.instrumentations\b/g,
    by: 'undefined',
  },
]

/**
 * Leaves out of the visitor's script what the router carries for settings that this site does not
 * have: two kilobytes of the 110 that a page may have. Fails the build when the router's source is
 * no longer the one it knows.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const cut = cuts.find(({ file }) => id.includes('/react-router/dist/') && id.endsWith(file))
    if (!cut) return null
    const lean = code.replace(cut.what, cut.by)
    if (lean === code)
      throw new Error(`${id} has nothing like ${String(cut.what)}: look at it again`)
    return { code: lean, map: null }
  },
}
