/** A word in a path that is followed by a secret: a token or a reference. */
const secretFollows =
  /(?<![\p{L}\p{N}-])(?:reset-password|reset(?!-password)|verify|problems?)(?=\P{L})/iu

/** Tokens of reset links: 32 bytes in base64url. */
const tokenLike = /[\w-]{43,}/g

/** After a double slash or backslash, a browser reads a name and a password up to this sign. */
const userinfo = /(?<=[/\\]{2})[^/\\]*@/g

const mostRead = 2000
const mostShown = 300

/** The path of a URL, fit for a log: no query, no password, no token, and nothing after a word of `secretFollows`. */
export function plainPath(url: string): string {
  const end = url.search(/[?#]/)
  const target = (end === -1 ? url : url.slice(0, end)).slice(0, mostRead)
  const path = hideUserinfo(target, url)
  const decoded = decode(path)
  if (decoded.replace(userinfo, '') !== decoded) return '/…'
  const found = secretFollows.exec(decoded)
  if (found === null) return withoutTokens(path, decoded).slice(0, mostShown)
  const head = decoded.slice(0, found.index + found[0].length)
  // The word is encoded; a router may still decode it.
  return path.startsWith(head) ? `${hideTokens(head).slice(0, mostShown)}/…` : '/…'
}

/** Handles a target that is a full URL, `http://name:password@host/`, wherever its password ends. */
function hideUserinfo(target: string, url: string): string {
  const plain = target.replace(userinfo, '')
  if (target.startsWith('/')) return plain
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:[/\\]+/i.exec(target) ?? []
  if (target.includes('@')) return scheme + target.slice(target.lastIndexOf('@') + 1)
  return url.includes('@') ? `${scheme}…` : target
}

function withoutTokens(path: string, decoded: string): string {
  const plain = hideTokens(path)
  // The token is visible only after decoding.
  return plain === path && hideTokens(decoded) !== decoded ? '/…' : plain
}

/** Both cases and a digit: a slug has lower-case letters only. */
function hideTokens(text: string): string {
  return text.replaceAll(tokenLike, (run) =>
    [/[A-Z]/, /[a-z]/, /\d/].every((kind) => kind.test(run)) ? '…' : run,
  )
}

/** Decodes until nothing is left to decode (at most four rounds). */
function decode(path: string): string {
  let text = path
  for (let round = 0; round < 4 && text.includes('%'); round++)
    text = text.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return text
}
