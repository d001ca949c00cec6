/** What paths are read within: an address needs an origin. */
export const internalOrigin = 'http://content.internal'

/** A path of the contract in the router's form: '/api/branch/{id}' is '/api/branch/:id'. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** Whether a path fits a route's pattern such as '/api/branch/:id'. */
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

/** What stands in the places of a pattern that the path fits. */
export function placesOf(pattern: string, path: string): Record<string, string> {
  if (!pattern.includes(':')) return {}
  const given = path.split('/')
  const places = pattern.split('/').map((part, index) => [part, given[index] ?? ''] as const)
  return Object.fromEntries(
    places.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), value]),
  )
}
