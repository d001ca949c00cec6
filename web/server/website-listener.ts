import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, BodyTooLargeError } from '@washhouse/serving/http-limits'
import { sendStored } from '@washhouse/serving/stored-answer'
import { hasConsent, hasSession, wantsEnglishHome } from './cookies.ts'
import { pageAnswer } from './page-answer.ts'
import type { createPageCache } from './page-cache.ts'
import type { PageTarget } from './page-target.ts'
import { createNonce, TooManyRendersError, type createRenderer } from './render.ts'
import { checkPath } from './request-path.ts'
import { sendText } from './send-text.ts'

export interface WebsiteParts {
  originOf(req: IncomingMessage): string | null
  targetOf(rawUrl: string): PageTarget | null
  addressOf(req: IncomingMessage): string
  pages: ReturnType<typeof createPageCache>
  render: ReturnType<typeof createRenderer>
  answerStatic(req: IncomingMessage, res: ServerResponse, next: () => void): void
  answerAsset(req: IncomingMessage, res: ServerResponse, url: URL): Promise<unknown>
  isHttps: boolean
  onError(error: unknown): void
}

const methods = new Set(['GET', 'HEAD', 'POST'])
const maxBodyBytes = 1024 * 1024

/** Every request of the website, from the cheapest answer to the dearest. */
export function createWebsiteListener(parts: WebsiteParts) {
  return function answer(req: IncomingMessage, res: ServerResponse): void {
    const rawUrl = req.url ?? '/'
    const origin = parts.originOf(req)
    if (origin === null) {
      sendText(
        res,
        421,
        'This address is not known here. Set PUBLIC_URL to the address of the website.',
      )
      return
    }
    if (serveKept(req, res, rawUrl, origin)) return
    serveAnew(req, res, rawUrl, origin).catch((error: unknown) => fail(res, error))
  }

  /** The hot path: a public page that is in the cache and fresh. */
  function serveKept(
    req: IncomingMessage,
    res: ServerResponse,
    rawUrl: string,
    origin: string,
  ): boolean {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || hasSession(req)) return false
    if (wantsEnglishHome(req, rawUrl)) return false
    const target = parts.targetOf(rawUrl)
    const kept = target && parts.pages.fresh({ origin, target, hasConsent: hasConsent(req) })
    if (!kept) return false
    sendStored(req, res, kept)
    return true
  }

  async function serveAnew(
    req: IncomingMessage,
    res: ServerResponse,
    rawUrl: string,
    origin: string,
  ): Promise<void> {
    const checked = checkPath(rawUrl)
    if (checked.kind === 'bad') return void sendText(res, 400, 'The address is not valid.')
    if (checked.kind === 'redirect') return redirect(res, 308, checked.to)
    if (!methods.has(req.method ?? '')) {
      return void sendText(res, 405, 'This method is not allowed.', { Allow: 'GET, HEAD, POST' })
    }
    const { path, search } = checked
    if (path === '/healthz') return void sendText(res, 200, 'ok')
    if (path.startsWith('/assets/')) {
      return void (await parts.answerAsset(req, res, new URL(`${origin}${rawUrl}`)))
    }
    if (wantsEnglishHome(req, path)) return redirect(res, 302, `/en${search}`)
    const target = isRead(req) && !hasSession(req) ? parts.targetOf(rawUrl) : null
    if (target) {
      return sendStored(
        req,
        res,
        await parts.pages.read({ origin, target, hasConsent: hasConsent(req) }),
      )
    }
    parts.answerStatic(req, res, () => {
      servePrivately(req, res, `${origin}${rawUrl}`).catch((error: unknown) => fail(res, error))
    })
  }

  /** A page for this visitor alone; its inline scripts carry a nonce. */
  async function servePrivately(req: IncomingMessage, res: ServerResponse, url: string) {
    const nonce = createNonce()
    const request = await toRequest(req, url)
    const rendered = await parts.render(request, {
      nonce,
      hasConsent: hasConsent(req),
      visitorAddress: parts.addressOf(req),
    })
    sendStored(req, res, await pageAnswer(rendered, { isHttps: parts.isHttps, nonce }))
  }

  function fail(res: ServerResponse, error: unknown): void {
    if (res.headersSent || res.destroyed) {
      parts.onError(error)
      res.destroy()
      return
    }
    if (error instanceof BodyTooLargeError) {
      sendText(res, 413, 'What was sent is too large.', { Connection: 'close' })
      return
    }
    parts.onError(error)
    if (error instanceof TooManyRendersError) {
      sendText(res, 503, 'Too many visitors at once. Please try again in a moment.', {
        'Retry-After': '2',
      })
    } else {
      sendText(res, 500, 'Something went wrong on our side. Please try again.')
    }
  }
}

/** The request as React Router sees it: the address is ours, never the Host that was sent. */
async function toRequest(req: IncomingMessage, url: string): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || name.startsWith('x-forwarded')) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.set('host', new URL(url).host)
  if (isRead(req)) return new Request(url, { headers })
  const body = await readBody(req, maxBodyBytes)
  return new Request(url, { method: req.method ?? 'POST', headers, body: new Uint8Array(body) })
}

function isRead(req: IncomingMessage): boolean {
  return req.method === 'GET' || req.method === 'HEAD'
}

function redirect(res: ServerResponse, status: number, to: string): void {
  sendText(res, status, to, { Location: to, Vary: 'Cookie' })
}
