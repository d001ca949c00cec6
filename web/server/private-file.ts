import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { framedFileCsp, securityHeaders } from '@washhouse/serving/security-headers'
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
 * A non-public file: the app's route requests it with the visitor's session. Its bytes are streamed, not stored, and a
 * disconnect of the visitor cancels the request to the content service.
 */
export function createPrivateFiles(build: AppBuild, isHttps: boolean): AnswerPrivateFile {
  const handle = createRequestHandler(build, 'production')
  const security = securityHeaders({ isHttps, csp: framedFileCsp })

  return async function answerPrivateFile(req, res, { url, visit, signal }) {
    const request = toReadRequest(req, url.href, { method: req.method ?? 'GET', signal })
    let body: Readable | undefined
    const passOn = (bytes: Readable) => void (body = bytes)
    const context = build.entry.module.createLoadContext({ ...visit, isDocument: true, passOn })
    const answer = await handle(request, context)
    if (res.destroyed) return void body?.destroy()
    res.writeHead(answer.status, [...security, ...[...answer.headers].flat()])
    if (hasBytes(req, answer) && body) return await pipeline(body, res).catch(ignoreLeaving(signal))
    body?.resume()
    res.end(Buffer.from(await answer.arrayBuffer()))
  }
}

function hasBytes({ method }: IncomingMessage, { status }: Response): boolean {
  return method !== 'HEAD' && (status === 200 || status === 206)
}

/** The request to the content service is already cancelled. */
function ignoreLeaving(signal: AbortSignal) {
  return (error: unknown): void => {
    if (!signal.aborted) throw error
  }
}
