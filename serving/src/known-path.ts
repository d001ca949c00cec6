/** The fixed words of route paths: of '/branch/:slug' it is "branch". */
export function routeWords(paths: Iterable<string>): ReadonlySet<string> {
  const parts = Array.from(paths, (path) => path.split('/')).flat()
  return new Set(parts.filter((part) => /^[\w.-]+$/.test(part)))
}

/**
 * Shortens a path for a log to its leading known words. The rest may be user input, and so may a whole path that a router
 * could read otherwise.
 */
export function knownPath(url: string, words: ReadonlySet<string>): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (path === '/') return path
  if (!path.startsWith('/')) return '…'
  const parts = path.slice(1).split('/')
  const known = parts.findIndex((part) => !words.has(part.replace(/\.data$/, '')))
  return known === -1 ? path : `/${[...parts.slice(0, known), '…'].join('/')}`
}
