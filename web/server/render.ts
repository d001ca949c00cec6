import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { createFairQueue, type FairQueueLimits } from '@washhouse/serving/fair-queue'
import { buildHeader } from '../app/core/request/build-header.ts'
import type { PageNote, RequestContext } from '../app/core/request/request-context.ts'
import type { AppBuild } from './app-build.ts'
import { createPageHandlers } from './page-handlers.ts'

/** A complete page from React Router. */
export interface Rendered {
  status: number
  headers: Headers
  body: Buffer
  /** Nonce of our own inline scripts. */
  nonce: string
  note: PageNote
}

/** The client of a page, and a signal for its disconnect. */
export interface PageClient {
  visitor: string
  hasLeft?: AbortSignal
}

/** What the server knows about the client of a request. */
export type Visit = Pick<
  RequestContext,
  'visitorAddress' | 'visitorAgent' | 'sessionCookie' | 'deviceCookie' | 'lineCookie'
>

/** What differs between visitors; a public page gets nothing of it. */
export type RenderOptions = Visit & Pick<RequestContext, 'isBodyCut'>

export type Render = ReturnType<typeof createRenderer>

/** Renders a few pages at a time. Throws like the queue. */
export function createRenderer(build: AppBuild, limits: FairQueueLimits) {
  const handle = createPageHandlers(build)
  const queue = createFairQueue(limits)

  /**
   * @param open Creates the request when its turn has come.
   * @param use Uses the page while it holds its slot. Must not return large data: the promise waited in the queue, so V8
   * keeps what it references until a major garbage collection (decision 0034).
   */
  return <Result>(
    open: () => Request,
    options: RenderOptions,
    { visitor, hasLeft }: PageClient,
    use: (rendered: Rendered) => Promise<Result>,
  ): Promise<Result> => {
    const render = async (): Promise<Rendered> => {
      // A page whose data is all cached would not yield to the event loop: other requests are answered first.
      await setImmediate()
      const request = open()
      const nonce = randomBytes(16).toString('base64url')
      let note = emptyNote()
      const isDocument = !new URL(request.url).pathname.endsWith('.data')
      const context: RequestContext = { ...options, nonce, note, isDocument }
      const { module } = build.entry
      let response = await handle(request, module.createLoadContext(context))
      const { carried } = note
      const to = response.headers.get('location')
      if (carried && to !== null) {
        note = emptyNote()
        const target = readAt(to, request)
        const followed = module.createLoadContext({ ...context, note, carried })
        response = withCookiesOf(response, await handle(target, followed))
      }
      if (!isDocument) response.headers.set(buildHeader, build.assets.version)
      const { document } = note
      delete note.document
      const body = document ?? Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, body, nonce, note }
    }
    return queue.run(visitor, async () => await use(await render()), hasLeft)
  }
}

const emptyNote = (): PageNote => ({ tags: new Set(), isIncomplete: false })

/** The target of a redirect, as the same browser would request it. */
function readAt(to: string, { url, headers: sent }: Request): Request {
  const headers = new Headers(sent)
  for (const name of ['content-type', 'content-length', 'origin']) headers.delete(name)
  return new Request(new URL(to, url), { headers })
}

/** The page rendered in place of a redirect, with the redirect's cookies. */
function withCookiesOf(answer: Response, page: Response): Response {
  const shown = new Response(page.body, page)
  for (const line of answer.headers.getSetCookie()) shown.headers.append('set-cookie', line)
  const clearing = answer.headers.get('clear-site-data')
  if (clearing !== null) shown.headers.set('clear-site-data', clearing)
  shown.headers.set('cache-control', 'private, no-store')
  return shown
}
