/** How to handle a raw request url before anything else reads it. */
export type PathCheck =
  | { kind: 'ok'; path: string; search: string }
  | { kind: 'redirect'; path: string; search: string }
  | { kind: 'bad' }

const tidyPath = /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+)$/
const unreserved = /[\w.~-]/

/**
 * One spelling per address: no double slashes, no trailing slash, no dot segments, only necessary escapes, nothing that
 * cannot be decoded.
 */
export function checkPath(rawUrl: string): PathCheck {
  const end = rawUrl.indexOf('?')
  const path = end === -1 ? rawUrl : rawUrl.slice(0, end)
  const search = end === -1 ? '' : rawUrl.slice(end)
  if (!path.startsWith('/') || path.includes('\\')) return { kind: 'bad' }
  // A fragment is not part of a request, nor is a question mark in it.
  const fragment = path.indexOf('#')
  const asked = fragment === -1 ? path : path.slice(0, fragment)
  const tidy = tidyPath.test(asked) ? asked : tidyUp(asked)
  if (tidy === null) return { kind: 'bad' }
  if (tidy !== path) return { kind: 'redirect', path: tidy, search: fragment === -1 ? search : '' }
  return { kind: 'ok', path, search }
}

function tidyUp(path: string): string | null {
  const escaped = escapeBytes(path)
  if (!decodes(escaped)) return null
  const { pathname } = new URL(joinSlashes(plainEscapes(escaped)), 'http://page.internal')
  return joinSlashes(pathname).replace(/(?<=.)\/$/, '')
}

/** For a path without escapes Node returns each byte as a character. */
function escapeBytes(path: string): string {
  return path.replaceAll(/[^!-~]/g, (byte) => printEscape(byte.charCodeAt(0)))
}

function plainEscapes(path: string): string {
  return path.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => {
    const code = Number.parseInt(hex, 16)
    const character = String.fromCharCode(code)
    return unreserved.test(character) ? character : printEscape(code)
  })
}

function printEscape(code: number): string {
  return `%${code.toString(16).toUpperCase().padStart(2, '0')}`
}

function joinSlashes(path: string): string {
  return path.replaceAll(/\/{2,}/g, '/')
}

function decodes(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
