import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { parseRange } from '@washhouse/serving/byte-range'
import { sandboxCsp, securityHeaders } from '@washhouse/serving/security-headers'
import { matches } from '@washhouse/serving/stored-answer'
import { LRUCache } from 'lru-cache'
import type { StoredAsset } from './asset-file.ts'
import { parseAssetUrl } from './asset-query.ts'
import type { AssetSource } from './asset-source.ts'
import type { AnswerPrivateFile } from './private-file.ts'
import type { Visit } from './render.ts'
import type { SendText } from './send-text.ts'
import { isStreamed } from './streamed-path.ts'

const oneMonthSeconds = 2_592_000

/**
 * `/assets/{id}`: the content service's files under the website's own address. Public files are cached; others are requested
 * per visitor.
 */
export function createAssetListener(options: {
  source: AssetSource
  isHttps: boolean
  addressOf(this: void, req: IncomingMessage): string
  sendText: SendText
  answerPrivate: AnswerPrivateFile
}) {
  const { source, sendText, addressOf, answerPrivate } = options
  // Known private ids, so that members skip the anonymous request.
  const privateIds = new LRUCache<string, true>({ max: 10_000 })
  const security = securityHeaders({
    isHttps: options.isHttps,
    csp: sandboxCsp,
    resourcePolicy: 'cross-origin',
  })

  return async function answerAsset(
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
    visit: Visit,
  ): Promise<void> {
    const signal = signalOfLeaving(res)
    const answerPrivately = () => answerPrivate(req, res, { url, visit, signal })
    if (isStreamed(url.pathname)) return await answerPrivately()
    const checked = parseAssetUrl(url)
    if (checked.kind === 'unknown') return sendText(res, 404, 'There is no such file.')
    if (checked.kind === 'bad') return sendText(res, 400, checked.reason)
    const { id } = checked.asset
    if (visit.sessionCookie?.content && privateIds.has(id)) return await answerPrivately()
    const visitor = { address: addressOf(req), signal }
    const answer = await source.read(checked.asset, visitor)
    if (answer.kind === 'private') {
      privateIds.set(id, true)
      return await answerPrivately()
    }
    if (answer.kind === 'refused') return sendText(res, 404, 'There is no such file.')
    if (answer.kind === 'limited')
      return sendText(res, 429, 'Too many new images at once, retry in a minute.', {
        'Retry-After': '60',
      })
    if (answer.kind === 'away')
      return sendText(res, 503, 'The image is not available right now.', { 'Retry-After': '2' })
    if (res.destroyed) return
    await sendAsset(req, res, answer.asset, security)
  }
}

/** Aborted when the connection closes before the response is sent. */
function signalOfLeaving(res: ServerResponse): AbortSignal {
  const left = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) left.abort()
  })
  return left.signal
}

async function sendAsset(
  req: IncomingMessage,
  res: ServerResponse,
  asset: StoredAsset,
  security: readonly string[],
): Promise<void> {
  const { contentType, etag, disposition, size } = asset
  const shared = [...security, ...Object.entries(cachingHeaders(etag, disposition)).flat()]
  const ifNoneMatch = req.headers['if-none-match']
  if (etag !== '' && ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) {
    res.writeHead(304, shared).end()
    return
  }
  const ifRange = req.headers['if-range']
  const isSame = ifRange === undefined || ifRange === etag
  const range = parseRange(isSame ? req.headers.range : undefined, size)
  if (range.kind === 'bad') {
    res.writeHead(416, [...security, 'Content-Range', `bytes */${size}`]).end()
    return
  }
  const isPart = range.kind === 'part'
  const { start, end } = isPart ? range : { start: 0, end: size - 1 }
  const bytes = req.method === 'HEAD' ? undefined : await asset.open(start, end)
  const content = ['Content-Type', contentType, 'Content-Length', String(end - start + 1)]
  const part = isPart
    ? ['Content-Range', `bytes ${start}-${end}/${size}`]
    : ['Accept-Ranges', 'bytes']
  res.writeHead(isPart ? 206 : 200, [...content, ...part, ...shared])
  if (bytes === undefined || Buffer.isBuffer(bytes)) res.end(bytes)
  // With a closed response, a pipeline throws at once and leaves the file open.
  else if (res.destroyed) bytes.destroy()
  else await pipeline(bytes, res).catch(ignoreLeaving)
}

function ignoreLeaving(error: unknown): void {
  const hasLeft = error instanceof Error && 'code' in error
  if (!hasLeft || error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}

function cachingHeaders(etag: string, disposition: string): Record<string, string> {
  return {
    'Cache-Control': `public, max-age=${oneMonthSeconds}`,
    'Content-Disposition': disposition,
    ...(etag !== '' && { ETag: etag }),
  }
}
