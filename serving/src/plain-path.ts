/** A word of an address behind which stands what only its owner may know: a token, a reference. */
const secretFollows =
  /(?<![\p{L}\p{N}-])(?:reset-password|reset(?!-password)|verify|problems?)(?=\P{L})/iu

/** As the tokens of reset links are written: 32 bytes in base64url. */
const tokenLike = /[\w-]{43,}/g

/** Behind a double slash, of either kind, a browser reads a name and a password up to this sign. */
const userinfo = /(?<=[/\\]{2})[^/\\]*@/g

const mostRead = 2000
const mostShown = 300

/** The path of an address, fit for a log: no query, no password, no token, and nothing behind such a word. */
export function plainPath(url: string): string {
  const end = url.search(/[?#]/)
  const target = (end === -1 ? url : url.slice(0, end)).slice(0, mostRead)
  const path = hideUserinfo(target, url)
  const decoded = decode(path)
  if (decoded.replace(userinfo, '') !== decoded) return '/…'
  const found = secretFollows.exec(decoded)
  if (found === null) return withoutTokens(path, decoded).slice(0, mostShown)
  const head = decoded.slice(0, found.index + found[0].length)
  // Encoded, a router may still read it as one of them.
  return path.startsWith(head) ? `${hideTokens(head).slice(0, mostShown)}/…` : '/…'
}

/** Of a target that is a whole address, `http://name:password@host/`, wherever its password ends. */
function hideUserinfo(target: string, url: string): string {
  const plain = target.replace(userinfo, '')
  if (target.startsWith('/')) return plain
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:[/\\]+/i.exec(target) ?? []
  if (target.includes('@')) return scheme + target.slice(target.lastIndexOf('@') + 1)
  return url.includes('@') ? `${scheme}…` : target
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
