import type { Plugin } from 'vite'
import { cutSource, type Cut } from './cut-source.ts'

interface RouterCut extends Cut {
  /** Path of the router's module. */
  file: string
}

/** What this site has switched off, told to the router as constants, so that the minifier leaves it out. */
const cuts: readonly RouterCut[] = [
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
  // No path has to be looked up before its page is fetched, for the same reason as above.
  { file: '/lib/router/router.js', what: /\binit\.patchRoutesOnNavigation\b/g, by: 'undefined' },
  { file: '/lib/router/router.js', what: /\bif \(isFogOfWar\)/g, by: 'if (false)' },
  // No page keeps its visitor from leaving, and no route comes later.
  {
    file: '/lib/router/router.js',
    what: /(?<== )shouldBlockNavigation\(\{[^}]*\}\)/g,
    by: 'undefined',
  },
  {
    file: '/lib/router/router.js',
    what: /^\tfunction (getBlocker|deleteBlocker|patchRoutes|_internalSetRoutes)\([^)]*\) \{\n[^]*?^\t\}/gm,
    by: '\tfunction $1() {}',
  },
  // No server components.
  {
    file: '/lib/context.js',
    what: /\breturn React\$1\.useContext\(RSCRouterContext\)/,
    by: 'return false',
  },
  // No link asks for a view transition.
  {
    file: '/lib/components.js',
    what: /\brouter\.window != null && router\.window\.document != null && typeof router\.window\.document\.startViewTransition === "function"/,
    by: 'false',
  },
  { file: '/lib/components.js', what: /\bvtContext\.isTransitioning\b/g, by: 'false' },
  {
    file: '/lib/components.js',
    what: /\brenderDfd && pendingState && router\.window\b/,
    by: 'false',
  },
  // No link asks for its page before it is pressed.
  {
    file: '/lib/dom/lib.js',
    what: /\busePrefetchBehavior\(prefetch, rest\)/,
    by: '[false, null, {}]',
  },
  { file: '/lib/dom/lib.js', what: /\bshouldPrefetch && !isAbsolute\b/, by: 'false' },
  // Styles come in files, none of them in the document.
  {
    file: '/lib/dom/ssr/components.js',
    what: /\btypeof criticalCss === "(?:string|object)" \?/g,
    by: 'false ?',
  },
  // No page announces another by its `links`.
  {
    file: '/lib/dom/ssr/components.js',
    what: /\bisPageLinkDescriptor\(link\) \?/,
    by: 'false ?',
  },
  {
    file: '/lib/dom/lib.js',
    what: /\bmergeRefs\(forwardedRef, prefetchRef\)/,
    by: 'forwardedRef',
  },
  // What the console would say of a page that failed is for whoever has not made one.
  {
    file: '/lib/dom/ssr/errorBoundaries.js',
    what: /\blet heyDeveloper = [^;]+;\s+` \}\s+\}\);/,
    by: 'let heyDeveloper = null;',
  },
]

/**
 * Leaves out of the visitor's script what the router carries for settings that this site does not
 * have: three kilobytes of the 108 that a page may have. Fails the build when the router's source is
 * no longer the one it knows.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const own = cuts.filter(({ file }) => id.includes('/react-router/dist/') && id.endsWith(file))
    if (own.length === 0) return null
    return { code: cutSource(code, own, id), map: null }
  },
}
