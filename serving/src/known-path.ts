/** The words that the paths of routes are made of: of '/branch/:slug' it is "branch". */
export function routeWords(paths: Iterable<string>): ReadonlySet<string> {
  const parts = Array.from(paths, (path) => path.split('/')).flat()
  return new Set(parts.filter((part) => /^[\w.-]+$/.test(part)))
}

/**
 * A path as far as such words make it, for a log: what stands behind them, and all of a path that a router could read
 * otherwise, may be what somebody typed.
 */
export function knownPath(url: string, words: ReadonlySet<string>): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (path === '/') return path
  if (!path.startsWith('/')) return '…'
  const parts = path.slice(1).split('/')
  const known = parts.findIndex((part) => !words.has(part.replace(/\.data$/, '')))
  return known === -1 ? path : `/${[...parts.slice(0, known), '…'].join('/')}`
}
