import type { IncomingMessage, ServerResponse } from 'node:http'
import { WireError } from '@washhouse/contract/wire/errors'
import { encodeBody } from '@washhouse/serving/encoded-body'
import { securityHeaders } from '@washhouse/serving/security-headers'
import { sendStored, storeAnswer, type StoredAnswer } from '@washhouse/serving/stored-answer'
import { referenceFiles } from './reference-files.ts'

interface Options {
  isHttps: boolean
  vary: readonly string[]
  onError: (error: unknown) => void
}

// The renderer's icons are data: in its style; a picture that was tried out is shown from a blob:.
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

/** Answers the document of the contract and the page that shows it; false for every other path. */
export function createReferenceListener({ isHttps, vary, onError }: Options) {
  const security = securityHeaders({ isHttps, csp: referenceCsp })
  const headers = [...security, 'Cache-Control', 'no-cache']
  const refusal = refuseMethod([...headers, 'Allow', 'GET, HEAD'])
  const answers = new Map<string, Promise<StoredAnswer>>()

  return function answerReference(req: IncomingMessage, res: ServerResponse): boolean {
    const [path = ''] = (req.url ?? '').split('?')
    if (!Object.hasOwn(referenceFiles, path)) return false
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    void send(isRead ? answerOf(path) : refusal, req, res)
    return true
  }

  /** Made at the first request, so that a start need not wait for it. */
  function answerOf(path: string): Promise<StoredAnswer> {
    const known = answers.get(path)
    if (known) return known
    const answer = readAnswer(path)
    answers.set(path, answer)
    return answer
  }

  async function readAnswer(path: string): Promise<StoredAnswer> {
    const file = referenceFiles[path]
    if (!file) throw new Error(`No file of the reference is at ${path}`)
    const body = await encodeBody(await file.read(), file.contentType)
    return storeAnswer({ status: 200, body, headers, vary })
  }

  async function send(
    answer: Promise<StoredAnswer>,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    try {
      sendStored(req, res, await answer)
    } catch (error) {
      answers.clear()
      onError(error)
      res.destroy()
    }
  }
}

async function refuseMethod(headers: readonly string[]): Promise<StoredAnswer> {
  const error = new WireError('METHOD_NOT_ALLOWED', 'Only GET and HEAD are allowed here.')
  const content = Buffer.from(JSON.stringify(error.toBody()))
  const body = await encodeBody(content, 'application/json')
  return storeAnswer({ status: error.status, body, headers })
}
