/** A word of an address behind which stands what only its owner may know: a token, a reference. */
const secretFollows =
  /(?<![\p{L}\p{N}-])(?:reset-password|reset(?!-password)|verify|problems?)(?=\P{L})/iu

/** As the tokens of reset links are written: 32 bytes in base64url. */
const tokenLike = /[\w-]{43,}/g

const mostRead = 2000
const mostShown = 300

/** The path of an address, fit for a log: no query, no token, and nothing behind such a word. */
export function plainPath(url: string): string {
  const end = url.search(/[?#]/)
  const path = (end === -1 ? url : url.slice(0, end)).slice(0, mostRead)
  const decoded = decode(path)
  const found = secretFollows.exec(decoded)
  if (found === null) return withoutTokens(path, decoded).slice(0, mostShown)
  const head = decoded.slice(0, found.index + found[0].length)
  // Encoded, a router may still read it as one of them.
  return path.startsWith(head) ? `${hideTokens(head).slice(0, mostShown)}/…` : '/…'
}

function withoutTokens(path: string, decoded: string): string {
  const plain = hideTokens(path)
  // One that shows only when it is decoded.
  return plain === path && hideTokens(decoded) !== decoded ? '/…' : plain
}

/** Both cases and a digit: a slug has small letters alone. */
function hideTokens(text: string): string {
  return text.replaceAll(tokenLike, (run) =>
    [/[A-Z]/, /[a-z]/, /\d/].every((kind) => kind.test(run)) ? '…' : run,
  )
}

/** Until nothing is left to decode: what stands in front may decode too. */
function decode(path: string): string {
  let text = path
  for (let round = 0; round < 4 && text.includes('%'); round++)
    text = text.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return text
}
