import type { Encoding } from './encoded-body.ts'

const maxRemembered = 200
const remembered = new Map<string, Encoding>()

/** The encoding an Accept-Encoding header prefers; ties go to the smaller one. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = remembered.get(header)
  if (known !== undefined) return known
  const encoding = parsePreferred(header)
  if (header.length <= 100) {
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(header, encoding)
  }
  return encoding
}

function parsePreferred(header: string): Encoding {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))
    const value = quality === undefined ? 1 : Number(quality.slice(quality.indexOf('=') + 1))
    qualities.set(name, Number.isFinite(value) ? value : 0)
  }
  const rest = qualities.get('*') ?? 0
  const br = qualities.get('br') ?? rest
  const gzip = qualities.get('gzip') ?? qualities.get('x-gzip') ?? rest
  const identity = qualities.get('identity') ?? 0
  if (br > 0 && br >= gzip && br >= identity) return 'br'
  return gzip > 0 && gzip >= identity ? 'gzip' : 'identity'
}
