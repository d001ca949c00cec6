/** Words of an address behind which stands what only its owner may know: a token, a reference. */
const secretFollows = new Set(['reset', 'verify', 'problem', 'problems'])

/** The path of an address, fit for a log: no query, and nothing behind such a word. */
export function plainPath(url: string): string {
  const end = url.search(/[?#]/)
  const path = (end === -1 ? url : url.slice(0, end)).slice(0, 300)
  const parts = path.split('/')
  const word = parts.findIndex((part) => secretFollows.has(part.toLowerCase()))
  if (word !== -1 && word < parts.length - 1) return `${parts.slice(0, word + 1).join('/')}/…`
  // Encoded, a router may still read it as one of them.
  return word === -1 && path.includes('%') ? hideEncoded(path) : path
}

function hideEncoded(path: string): string {
  const decoded = path.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const hasWord = decoded.split(/[/?#;]/).some((part) => secretFollows.has(part.toLowerCase()))
  return hasWord ? '/…' : path
}
