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
