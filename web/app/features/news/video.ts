import { readUrl } from '@washhouse/contract/text/read-url'

/** A video as a page can show it; `address` is where a plain link to it leads. */
export type Video =
  | { kind: 'youtube'; address: string; frame: string }
  | { kind: 'file'; address: string }
  /** On a site whose videos the page may not load. */
  | { kind: 'elsewhere'; address: string }

const youtubeHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
const youtubeId = /^[\w-]{11}$/
const assetPath = /^\/assets\/[0-9a-f-]{36}$/

/** Reads the address that an editor gave; null for what is no video's. */
export function parseVideo(text: string | null): Video | null {
  const address = text?.trim() ?? ''
  if (assetPath.test(address)) return { kind: 'file', address }
  const url = readUrl(address)
  if (url?.protocol !== 'https:') return null
  const id = readYoutubeId(url)
  if (id === null) return { kind: 'elsewhere', address: url.href }
  return {
    kind: 'youtube',
    address: `https://www.youtube.com/watch?v=${id}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  }
}

/** YouTube hands out one video under several addresses: watch, youtu.be, shorts, live and embed. */
function readYoutubeId(url: URL): string | null {
  const id = candidateOf(url)
  return youtubeId.test(id) ? id : null
}

function candidateOf({ hostname, pathname, searchParams }: URL): string {
  const [, first = '', second = ''] = pathname.split('/')
  if (hostname === 'youtu.be') return first
  if (!youtubeHosts.includes(hostname)) return ''
  if (first === 'watch') return searchParams.get('v') ?? ''
  return ['embed', 'live', 'shorts'].includes(first) ? second : ''
}
