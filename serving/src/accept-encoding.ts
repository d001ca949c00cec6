import type { Encoding, CachedEncoding } from './encoded-body.ts'

interface Accepted {
  cached: CachedEncoding
  forOneVisitor: Encoding
}

const maxRemembered = 200
const remembered = new Map<string, Accepted>()
const asItIs: Accepted = { cached: 'identity', forOneVisitor: 'identity' }

/** The encoding of a cached body that an Accept-Encoding header prefers; ties go to the smaller one. */
export function preferredEncoding(header: string | undefined): CachedEncoding {
  return acceptedBy(header).cached
}

/** The encoding of a body that is rendered for one visitor; ties go to the fastest one. */
export function preferredEncodingForOneVisitor(header: string | undefined): Encoding {
  return acceptedBy(header).forOneVisitor
}

function acceptedBy(header: string | undefined): Accepted {
  if (header === undefined) return asItIs
  const known = remembered.get(header)
  if (known !== undefined) return known
  const accepted = parseAccepted(header)
  if (header.length <= 100) {
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(header, accepted)
  }
  return accepted
}

function parseAccepted(header: string): Accepted {
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
  // zstd is newer than clients that send "*", so it must be named.
  const zstd = qualities.get('zstd') ?? 0
  const identity = qualities.get('identity') ?? 0
  const cached = preferredOf({ br, gzip, identity })
  return {
    cached,
    forOneVisitor: zstd > 0 && zstd >= Math.max(br, gzip, identity) ? 'zstd' : cached,
  }
}

function preferredOf({ br, gzip, identity }: Record<CachedEncoding, number>): CachedEncoding {
  if (br > 0 && br >= gzip && br >= identity) return 'br'
  return gzip > 0 && gzip >= identity ? 'gzip' : 'identity'
}
