import type { FieldHook } from 'payload'

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

/** Keeps the address of a file as it is looked for when the file is to be deleted. */
export const spellFileAddress: FieldHook = ({ value }) => {
  if (typeof value !== 'string' || idsIn(value).length > 0) return value
  const plain = plainAddress(value)
  return idsIn(plain).length > 0 ? plain : value
}

/** The address as browsers and servers read it: no `..`, and nothing encoded that need not be. */
function plainAddress(address: string): string {
  const url = URL.parse(address, anyHost)
  if (!url) return address
  const origin = url.origin === anyHost ? '' : url.origin
  return origin + decodeUnreserved(url.pathname) + url.search + url.hash
}

function decodeUnreserved(path: string): string {
  return path.replaceAll(/%([2-7][0-9a-f])/gi, (encoded, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w.~-]/.test(letter) ? letter : encoded
  })
}
