/** A base for URL parsing. */
export const internalOrigin = 'http://content.internal'

/** Converts a path of the contract to the router's form: '/api/branch/{id}' becomes '/api/branch/:id'. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** True if a path matches a pattern such as '/api/branch/:id'. */
export function matchesPath(pattern: string, path: string): boolean {
  const parts = pattern.split('/')
  const given = path.split('/')
  return (
    parts.length === given.length &&
    parts.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part === given[index],
    )
  )
}

export function placesOf(pattern: string, path: string): Record<string, string> {
  if (!pattern.includes(':')) return {}
  const given = path.split('/')
  const places = pattern.split('/').map((part, index) => [part, given[index] ?? ''] as const)
  return Object.fromEntries(
    places.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), value]),
  )
}
