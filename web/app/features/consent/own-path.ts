/** The path that a form wants to go back to, when it is one of this site; else its home page. */
export function ownPathOf(path: string | null, origin: string): string {
  if (!path?.startsWith('/')) return '/'
  const target = URL.parse(path, origin)
  if (target?.origin !== origin) return '/'
  const own = target.pathname + target.search
  // What 'x/..' leaves behind must not name a host either.
  return own.startsWith('//') ? '/' : own
}
