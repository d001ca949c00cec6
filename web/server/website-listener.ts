import type { IncomingMessage, ServerResponse } from 'node:http'
import { preferredEncodingForOneVisitor } from '@washhouse/serving/accept-encoding'
import { ClientLeftError, QueueFullError } from '@washhouse/serving/fair-queue'
import { productVersion } from '@washhouse/serving/product-version'
import { runInRequest } from '@washhouse/serving/request-scope'
import { BodyTooLargeError, SlowBodyError } from '@washhouse/serving/request-body'
import { sendStored, type StoredAnswer } from '@washhouse/serving/stored-answer'
import { networkOf } from '@washhouse/serving/visitor-network'
import type { OwnCookie } from '../app/core/request/request-context.ts'
import { wantsEnglishHome } from './cookies.ts'
import { TooManyFormsError, type FormSlots } from './form-slots.ts'
import type { SendRefusal } from './refusal-page.ts'
import { pageAnswer } from './page-answer.ts'
import type { PageAddress, PageCache } from './page-cache.ts'
import { readMethods, type PageRoute } from './page-routes.ts'
import type { PageTarget } from './page-target.ts'
import type { PageClient, Render, Visit } from './render.ts'
import { checkPath } from './request-path.ts'
import { answerAt } from './answer-at.ts'
import { isRead, toFormRequest, toReadRequest } from './web-request.ts'
import type { SealedCookie } from './sealed-cookie.ts'
import type { SendText } from './send-text.ts'
import { isStreamed } from './streamed-path.ts'

export interface WebsiteParts {
  isHttps: boolean
  sendText: SendText
  sendRefusal: SendRefusal
  originOf(this: void, req: IncomingMessage): string | null
  targetOf(this: void, rawUrl: string): PageTarget | null
  pageRouteOf(this: void, path: string): PageRoute
  addressOf(this: void, req: IncomingMessage): string
  /** A cookie with a wrong seal is no session. */
  sessionCookie: SealedCookie
  deviceCookie: SealedCookie
  lineCookie: SealedCookie
  /** Maximum form size of the page at this path; null: the default. */
  maxFormBytesOf(this: void, path: string): number | null
  formSlots: FormSlots
  fileAt(this: void, path: string): StoredAnswer | undefined
  /** Finds files of builds that were started later. */
  newerFileAt(this: void, path: string): Promise<StoredAnswer | undefined>
  pages: PageCache
  renderPage: Render
  renderForm: Render
  /** True if the content service is reachable now. */
  isContentReachable(this: void): Promise<boolean>
  /**
   * Renders forms of pages that accept files. They wait for image processing, so they have a queue of their own: otherwise
   * sign-ins would wait behind them.
   */
  renderLargeForm: Render
  answerAsset(
    this: void,
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
    visit: Visit,
  ): Promise<void>
  /**
   * `onHit`: called for hits of the page cache; `onRequest`: for all other requests. Separate, because hits must cost
   * little.
   */
  onHit(this: void, req: IncomingMessage, res: ServerResponse): unknown
  /** Returns the request's id. */
  onRequest(this: void, req: IncomingMessage, res: ServerResponse): string
  onError(this: void, error: unknown): void
}

interface PersonalRequest {
  url: string
  path: string
  client: PageClient & { visitorAddress: string }
}

const filePath = /^\/(?:assets|build)\//
const healthText = `ok ${productVersion()}`
const healthPaths = ['/healthz', '/readyz']

/** Handles every request of the website, from the cheapest response to the most expensive. */
export function createWebsiteListener(parts: WebsiteParts) {
  const { isHttps, sendText, sendRefusal, pages, sessionCookie } = parts
  const hasSession = (req: IncomingMessage) => sessionCookie.open(req) !== null

  return function answer(req: IncomingMessage, res: ServerResponse): void {
    const rawUrl = req.url ?? '/'
    const origin = parts.originOf(req)
    const address = origin === null ? null : publicAddress(req, rawUrl, origin)
    const kept = address && pages.fresh(address)
    if (kept) {
      parts.onHit(req, res)
      return sendStored(req, res, answerAt(rawUrl, kept))
    }
    const id = parts.onRequest(req, res)
    if (origin === null) {
      sendText(res, 421, 'Unknown host name. Set PUBLIC_URL to the website’s address.')
      return
    }
    void runInRequest(id, () =>
      answerRendered(req, res, rawUrl, origin, address).catch((error: unknown) =>
        fail(req, res, error),
      ),
    )
  }

  /** The page to look up in the page cache; null if the cache must not answer this request. */
  function publicAddress(req: IncomingMessage, rawUrl: string, origin: string): PageAddress | null {
    if (!isRead(req) || hasSession(req)) return null
    const target = parts.targetOf(rawUrl)
    if (!target || wantsEnglishHome(req, target.url)) return null
    return { origin, target }
  }

  async function answerRendered(
    req: IncomingMessage,
    res: ServerResponse,
    rawUrl: string,
    origin: string,
    address: PageAddress | null,
  ): Promise<void> {
    const checked = checkPath(rawUrl)
    if (checked.kind === 'bad') return sendText(res, 400, 'The address is not valid.')
    const { path, search } = checked
    if (checked.kind === 'redirect')
      return redirect(res, 308, `${parts.pageRouteOf(path).path}${search}`)

    const file = parts.fileAt(path)
    if (file || healthPaths.includes(path) || filePath.test(path) || isStreamed(path)) {
      if (!isRead(req)) return refuseMethod(res, readMethods)
      if (file) return sendStored(req, res, file)
      if (path === '/healthz') return sendText(res, 200, healthText)
      if (path === '/readyz') return await answerReady(res)
      if (path.startsWith('/build/')) return await answerNewerFile(req, res, path)
      const visit = visitOf(req, parts.addressOf(req))
      return await parts.answerAsset(req, res, new URL(`${origin}${rawUrl}`), visit)
    }
    // The next two checks (spelling of the path, method) are not needed for a cacheable request (`address`): `targetOf` and
    // `isRead` have made them.
    const route = address ? null : parts.pageRouteOf(path)
    if (route && route.path !== path) return redirect(res, 308, `${route.path}${search}`)
    if (route && !route.methods.includes(req.method ?? '')) return refuseMethod(res, route.methods)
    if (isRead(req) && wantsEnglishHome(req, path)) return redirect(res, 302, `/en${search}`)

    const visitorAddress = parts.addressOf(req)
    const visitor = networkOf(visitorAddress)
    const page = address && (await pages.read(address, { visitor }))
    if (page) return sendStored(req, res, answerAt(rawUrl, page))
    // A form is stored even if the visitor does not wait for the response.
    const client = isRead(req) ? { visitor, hasLeft: leavingOf(res) } : { visitor }
    const url = `${origin}${rawUrl}`
    await answerVisitor(req, res, { url, path, client: { ...client, visitorAddress } })
  }

  async function answerNewerFile(req: IncomingMessage, res: ServerResponse, path: string) {
    const file = await parts.newerFileAt(path)
    if (file) sendStored(req, res, file)
    else sendText(res, 404, 'There is no such file.')
  }

  /** Ready even without the content service, because cached pages are served. */
  async function answerReady(res: ServerResponse): Promise<void> {
    const isReachable = await parts.isContentReachable()
    sendText(res, 200, isReachable ? 'ok' : 'ok, but the content service is unreachable')
  }

  /** Answers with a page rendered for this visitor only. */
  async function answerVisitor(
    req: IncomingMessage,
    res: ServerResponse,
    { url, path, client: { visitorAddress, ...client } }: PersonalRequest,
  ): Promise<void> {
    const form = isRead(req) ? null : await readForm(req, url, path, client)
    const open = () => form?.request ?? toReadRequest(req, url)
    const visit = { ...visitOf(req, visitorAddress), isBodyCut: form?.isBodyCut ?? false }
    const isLarge = parts.maxFormBytesOf(path) !== null
    const renderForm = isLarge ? parts.renderLargeForm : parts.renderForm
    const render = form ? renderForm : parts.renderPage
    await render(open, visit, client, async (rendered) => {
      // A response with private data or cookies is never stored, whatever the page itself sets.
      const isOwn = hasSession(req) || rendered.headers.has('set-cookie')
      if (isOwn) rendered.headers.set('cache-control', 'private, no-store')
      const audience = { encoding: preferredEncodingForOneVisitor(req.headers['accept-encoding']) }
      const cacheControl = 'private, no-cache'
      const answer = await pageAnswer(rendered, { isHttps, audience, cacheControl })
      sendStored(req, res, answerAt(req.url ?? '/', answer))
    })
  }

  function readForm(req: IncomingMessage, url: string, path: string, { visitor }: PageClient) {
    const maxBytes = parts.maxFormBytesOf(path)
    return toFormRequest(req, url, { maxBytes, visitor, slots: parts.formSlots })
  }

  function visitOf(req: IncomingMessage, visitorAddress: string): Visit {
    const visitorAgent = req.headers['user-agent']
    return {
      visitorAddress,
      ...(visitorAgent === undefined ? {} : { visitorAgent }),
      sessionCookie: ownCookie(sessionCookie, req),
      deviceCookie: ownCookie(parts.deviceCookie, req),
      lineCookie: ownCookie(parts.lineCookie, req),
    }
  }

  function refuseMethod(res: ServerResponse, allowed: readonly string[]): void {
    sendText(res, 405, 'This method is not allowed.', { Allow: allowed.join(', ') })
  }

  function redirect(res: ServerResponse, status: number, to: string): void {
    sendText(res, status, to, { Location: to })
  }

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    const isLeft = error instanceof ClientLeftError || req.errored !== null
    if (isLeft) return void res.destroy()
    if (res.headersSent || res.destroyed) {
      parts.onError(error)
      res.destroy()
    } else if (error instanceof BodyTooLargeError) {
      sendText(res, 413, 'The request is too large.', { Connection: 'close' })
    } else if (error instanceof SlowBodyError) {
      sendRefusal(req, res, 'slow')
    } else if (error instanceof QueueFullError || error instanceof TooManyFormsError) {
      sendRefusal(req, res, isRead(req) ? 'crowded' : 'crowdedForm')
    } else {
      parts.onError(error)
      sendText(res, 500, 'Something went wrong on our side. Please try again.')
    }
  }
}

function ownCookie(cookie: SealedCookie, req: IncomingMessage): OwnCookie {
  let content = cookie.open(req)
  return {
    get content() {
      return content
    },
    print(text, maxAgeSeconds) {
      content = text
      return cookie.print(text, maxAgeSeconds)
    },
    clearing: cookie.clearing,
  }
}

function leavingOf(res: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  res.once('close', () => {
    // 'close' also comes after a complete response. Abort only if it is incomplete: an abort is expensive.
    if (!res.writableFinished) leaving.abort()
  })
  return leaving.signal
}
