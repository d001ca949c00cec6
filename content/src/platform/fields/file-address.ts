import type { FieldHook } from 'payload'
import { findNamedFiles } from './named-files.ts'

/** Any host: where a page of the site is asked for decides. */
const anyHost = 'https://site.invalid'

/** The ids of files that an address leads to, on whatever host it is and however it is spelled. */
export function fileIdsInAddress(address: unknown): string[] {
  if (typeof address !== 'string') return []
  return [...new Set([address, plainAddress(address)].flatMap(idsIn))]
}

function idsIn(address: string): string[] {
  const found = address.matchAll(/\/assets\/([0-9a-f-]{36})(?![0-9a-f-])/gi)
  return [...found].map(([, id = '']) => id.toLowerCase())
}

/** The name of the file whose address in the admin this is, which the admin gives to be copied. */
export function fileNameInAddress(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined
  const [, name = ''] = /\/cms-api\/media\/file\/([^/?#]+)/i.exec(plainAddress(address)) ?? []
  return decodes(name) ? decodeURIComponent(name) : undefined
}

/** Keeps the address of a file as visitors may ask for it, and as it is looked for when the file is to be deleted. */
export const spellFileAddress: FieldHook = async ({ req, value }) => {
  if (typeof value !== 'string' || idsIn(value).length > 0) return value
  const plain = plainAddress(value)
  if (idsIn(plain).length > 0) return plain
  const name = fileNameInAddress(value)
  const [id] = name === undefined ? [] : await findNamedFiles(req, [name])
  return id === undefined ? value : `/assets/${id}`
}

/** The address as browsers and servers read it: no `..`, no doubled slash, nothing encoded that need not be. */
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
