import type { IncomingMessage, ServerResponse } from 'node:http'
import { WireError } from '@washhouse/contract/wire/errors'
import { encodeBody } from '@washhouse/serving/encoded-body'
import { securityHeaders } from '@washhouse/serving/security-headers'
import { sendStored, storeAnswer, type StoredAnswer } from '@washhouse/serving/stored-answer'
import { env } from '../../../platform/env.ts'
import { log } from '../../../platform/log.ts'
import { referenceFiles, type ReferenceFile } from './reference-files.ts'

// The renderer's icons are `data:` URLs in its styles; it shows an image response from a `blob:` URL.
const referenceCsp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Answers the contract's document and the page that renders it; false for every other path. */
export function createReferenceListener(vary: readonly string[]) {
  const security = securityHeaders({ isHttps: env.isHttps, csp: referenceCsp })
  const headers = [...security, 'Cache-Control', 'no-cache']
  // Each is built at its first request, so that it does not delay the start.
  const answers = new Map<string, Promise<StoredAnswer>>()

  return function answerReference(req: IncomingMessage, res: ServerResponse): boolean {
    const [path = ''] = (req.url ?? '').split('?')
    const file = referenceFiles.get(path)
    if (!file) return false
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const answer = isRead ? (answers.get(path) ?? keep(path, file)) : refuseMethod(headers)
    answer.then(
      (ready) => sendStored(req, res, ready),
      (error: unknown) => {
        answers.delete(path)
        log.error({ err: error }, 'the reference of the contract could not be read')
        res.destroy()
      },
    )
    return true
  }

  function keep(path: string, file: ReferenceFile): Promise<StoredAnswer> {
    const answer = readAnswer(file)
    answers.set(path, answer)
    return answer
  }

  async function readAnswer({ contentType, read }: ReferenceFile): Promise<StoredAnswer> {
    const body = await encodeBody(await read(), contentType)
    return storeAnswer({ status: 200, body, headers, vary })
  }
}

async function refuseMethod(headers: readonly string[]): Promise<StoredAnswer> {
  const error = new WireError('METHOD_NOT_ALLOWED', 'Only GET and HEAD are allowed here.')
  const content = Buffer.from(JSON.stringify(error.toBody()))
  const body = await encodeBody(content, 'application/json')
  return storeAnswer({ status: error.status, body, headers: [...headers, 'Allow', 'GET, HEAD'] })
}
