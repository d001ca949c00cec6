/** What to do with a raw request url before anything looks at it. */
export type PathCheck =
  | { kind: 'ok'; path: string; search: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'bad' }

/** One spelling per page: no doubled slashes, no slash at the end, nothing that does not decode. */
export function checkPath(rawUrl: string): PathCheck {
  const end = rawUrl.indexOf('?')
  const path = end === -1 ? rawUrl : rawUrl.slice(0, end)
  const search = end === -1 ? '' : rawUrl.slice(end)
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return { kind: 'bad' }
  if (!decodes(path)) return { kind: 'bad' }
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  if (tidy !== path) return { kind: 'redirect', to: `${tidy}${search}` }
  return { kind: 'ok', path, search }
}

function decodes(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
