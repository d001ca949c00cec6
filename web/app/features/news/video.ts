import { readUrl } from '@washhouse/contract/text/read-url'

/** A video as the page can show it; `address` is the target of a plain link. */
export type Video =
  | { kind: 'youtube'; address: string; frame: string }
  | { kind: 'file'; address: string }
  /** On a site whose videos the CSP does not allow. */
  | { kind: 'elsewhere'; address: string }

const youtubeHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
const youtubeId = /^[\w-]{11}$/
const assetPath = /^\/assets\/[0-9a-f-]{36}$/

/** Parses the editor's URL; null if it cannot be a video. */
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

/** YouTube has several URL forms: watch, youtu.be, shorts, live and embed. */
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
