import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseRange } from '@washhouse/serving/byte-range'
import { sandboxCsp, securityHeaders } from '@washhouse/serving/security-headers'
import { matches } from '@washhouse/serving/stored-answer'
import { parseAssetUrl } from './asset-query.ts'
import type { AssetSource } from './asset-source.ts'
import type { StoredAsset } from './asset-store.ts'
import type { SendText } from './send-text.ts'

const oneMonthSeconds = 2_592_000

/** `/assets/{id}`: the content service's pictures under the website's own address. */
export function createAssetListener(options: {
  source: AssetSource
  isHttps: boolean
  sendText: SendText
}) {
  const { source, sendText } = options
  const security = securityHeaders({ isHttps: options.isHttps, csp: sandboxCsp })

  return async function answerAsset(
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
  ): Promise<void> {
    const checked = parseAssetUrl(url)
    if (checked.kind === 'unknown') return sendText(res, 404, 'There is no such file.')
    if (checked.kind === 'bad') return sendText(res, 400, checked.reason)
    const answer = await source.read(checked.asset)
    if (answer.kind === 'refused') return sendText(res, 404, 'There is no such file.')
    if (answer.kind === 'away')
      return sendText(res, 503, 'The picture cannot be had just now.', { 'Retry-After': '2' })
    sendAsset(req, res, answer.asset, security)
  }
}

function sendAsset(
  req: IncomingMessage,
  res: ServerResponse,
  { contentType, etag, disposition, body }: StoredAsset,
  security: readonly string[],
): void {
  const shared = [...security, ...Object.entries(cachingHeaders(etag, disposition)).flat()]
  const ifNoneMatch = req.headers['if-none-match']
  if (etag !== '' && ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) {
    res.writeHead(304, shared).end()
    return
  }
  const ifRange = req.headers['if-range']
  const isSame = ifRange === undefined || ifRange === etag
  const range = parseRange(isSame ? req.headers.range : undefined, body.length)
  if (range.kind === 'bad') {
    res.writeHead(416, [...security, 'Content-Range', `bytes */${body.length}`]).end()
    return
  }
  const isPart = range.kind === 'part'
  const bytes = isPart ? body.subarray(range.start, range.end + 1) : body
  const content = ['Content-Type', contentType, 'Content-Length', String(bytes.length)]
  const part = isPart
    ? ['Content-Range', `bytes ${range.start}-${range.end}/${body.length}`]
    : ['Accept-Ranges', 'bytes']
  res.writeHead(isPart ? 206 : 200, [...content, ...part, ...shared])
  if (req.method === 'HEAD') res.end()
  else res.end(bytes)
}

function cachingHeaders(etag: string, disposition: string): Record<string, string> {
  return {
    'Cache-Control': `public, max-age=${oneMonthSeconds}`,
    'Content-Disposition': disposition,
    ...(etag !== '' && { ETag: etag }),
  }
}
