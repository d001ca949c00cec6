import type { FieldHook } from 'payload'
import { findNamedFiles } from './named-files.ts'

/** A placeholder: only the path decides. */
const anyHost = 'https://site.invalid'

/** The ids of files that an address leads to, on any host and in any spelling. */
export function fileIdsInAddress(address: unknown): string[] {
  if (typeof address !== 'string') return []
  return [...new Set([address, plainAddress(address)].flatMap(idsIn))]
}

function idsIn(address: string): string[] {
  const found = address.matchAll(/\/assets\/([0-9a-f-]{36})(?![0-9a-f-])/gi)
  return [...found].map(([, id = '']) => id.toLowerCase())
}

/** The file name in an admin address of a file, which the admin offers for copying. */
export function fileNameInAddress(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined
  const [, name = ''] = /\/cms-api\/media\/file\/([^/?#]+)/i.exec(plainAddress(address)) ?? []
  return decodes(name) ? decodeURIComponent(name) : undefined
}

/** Stores a file's address in the public form, in which a deletion searches for uses. */
export const spellFileAddress: FieldHook = async ({ req, value }) => {
  if (typeof value !== 'string' || idsIn(value).length > 0) return value
  const plain = plainAddress(value)
  if (idsIn(plain).length > 0) return plain
  const name = fileNameInAddress(value)
  const [id] = name === undefined ? [] : await findNamedFiles(req, [name])
  return id === undefined ? value : `/assets/${id}`
}

/** Normalizes as browsers and servers do: no `..`, no double slashes, no unnecessary encoding. */
function plainAddress(address: string): string {
  const url = URL.parse(address, anyHost)
  if (!url) return address
  const origin = url.origin === anyHost ? '' : url.origin
  const decoded = joinSlashes(decodeUnreserved(url.pathname))
  const { pathname } = URL.parse(decoded, anyHost) ?? url
  return origin + joinSlashes(pathname) + url.search + url.hash
}

function joinSlashes(path: string): string {
  return path.replaceAll(/\/{2,}/g, '/')
}

function decodeUnreserved(path: string): string {
  return path.replaceAll(/%([2-7][0-9a-f])/gi, (encoded, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w.~-]/.test(letter) ? letter : encoded
  })
}

function decodes(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}
