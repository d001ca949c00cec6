import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '@washhouse/serving/security-headers'
import { sandboxCsp } from '@washhouse/serving/security-headers'
import { matches } from '@washhouse/serving/stored-answer'
import { parseAssetUrl } from './asset-query.ts'
import type { createAssetSource } from './asset-source.ts'
import { sendText } from './send-text.ts'

const oneMonth = 2_592_000

/** `/assets/{id}`: the content service's pictures under the website's own address. */
export function createAssetListener(options: {
  source: ReturnType<typeof createAssetSource>
  isHttps: boolean
}) {
  const headers = securityHeaders({ isHttps: options.isHttps, csp: sandboxCsp })

  return async function answerAsset(req: IncomingMessage, res: ServerResponse, url: URL) {
    const checked = parseAssetUrl(url)
    if (checked.kind === 'bad') return sendText(res, 400, checked.reason)
    const answer = await options.source.read(checked.asset)
    if (answer.kind === 'away') return sendText(res, 503, 'The picture cannot be had just now.')
    if (answer.kind === 'refused') return sendText(res, 404, 'There is no such file.')
    const { contentType, etag, disposition, body } = answer.asset
    const shared = [
      ...headers,
      ...['Cache-Control', `public, max-age=${oneMonth}`],
      ...['ETag', etag],
      ...['Content-Disposition', disposition],
    ]
    const ifNoneMatch = req.headers['if-none-match']
    if (etag && ifNoneMatch && matches(ifNoneMatch, etag)) return res.writeHead(304, shared).end()
    const length = ['Content-Length', String(body.length)]
    res.writeHead(200, ['Content-Type', contentType, ...length, ...shared])
    return req.method === 'HEAD' ? res.end() : res.end(body)
  }
}
