import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { sandboxCsp, securityHeaders } from '@washhouse/serving/security-headers'
import { createRequestHandler } from 'react-router'
import type { AppBuild } from './app-build.ts'
import type { Visit } from './render.ts'
import { toReadRequest } from './web-request.ts'

export type AnswerPrivateFile = (
  req: IncomingMessage,
  res: ServerResponse,
  asked: { url: URL; visit: Visit; signal: AbortSignal },
) => Promise<void>

/**
 * A file that is not for everyone: the app's route asks for it with the visitor's session. Its bytes pass through as they
 * come, none are kept, and the content service hears when the visitor leaves.
 */
export function createPrivateFiles(build: AppBuild, isHttps: boolean): AnswerPrivateFile {
  const handle = createRequestHandler(build, 'production')
  const security = securityHeaders({ isHttps, csp: sandboxCsp })

  return async function answerPrivateFile(req, res, { url, visit, signal }) {
    const request = toReadRequest(req, url.href, signal)
    const context = build.entry.module.createLoadContext({ ...visit, isDocument: true })
    const answer = await handle(request, context)
    if (res.destroyed) return await answer.body?.cancel()
    res.writeHead(answer.status, [...security, ...[...answer.headers].flat()])
    if (req.method === 'HEAD' || !answer.body) return void res.end()
    await passOn(answer.body, res)
  }
}

async function passOn(body: ReadableStream<Uint8Array>, res: ServerResponse): Promise<void> {
  const left = new AbortController()
  res.once('close', () => left.abort())
  try {
    for await (const bytes of body)
      if (!res.write(bytes)) await once(res, 'drain', { signal: left.signal })
    res.end()
  } catch (error) {
    // He has left, and the content service was told so.
    if (!res.destroyed) throw error
  }
}
