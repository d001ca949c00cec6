import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { createFairQueue, type FairQueueLimits } from '@washhouse/serving/fair-queue'
import type { PageNote, RequestContext } from '../app/core/request/request-context.ts'
import type { AppBuild } from './app-build.ts'
import { createPageHandlers } from './page-handlers.ts'

/** A page as React Router made it, whole. */
export interface Rendered {
  status: number
  headers: Headers
  body: Buffer
  /** Carried by the inline scripts that are ours. */
  nonce: string
  note: PageNote
}

/** Who wants a page, and whether he still does. */
export interface Asker {
  visitor: string
  hasLeft?: AbortSignal
}

/** What the server knows of whoever sent a request. */
export type Visit = Pick<
  RequestContext,
  'visitorAddress' | 'visitorAgent' | 'sessionCookie' | 'deviceCookie' | 'lineCookie'
>

/** What differs between visitors; a page for everyone is given the consent alone. */
export type RenderOptions = { hasConsent: boolean } & Visit & Pick<RequestContext, 'isBodyCut'>

export type Render = ReturnType<typeof createRenderer>

/** Renders pages, a few at a time. Throws as the queue does. */
export function createRenderer(
  build: AppBuild,
  limits: FairQueueLimits,
  { onNote = () => {} }: RendererTools = {},
) {
  const handle = createPageHandlers(build)
  const queue = createFairQueue(limits)

  /**
   * @param open The request, made when its turn has come.
   * @param use What becomes of the page, as long as it has its place. What it makes should not be returned: whatever has
   *   waited in line is old to the collector, so all that it gets hold of stays until all of the heap is gone through
   *   (decision 0034).
   */
  return <Result>(
    open: () => Request,
    options: RenderOptions,
    { visitor, hasLeft }: Asker,
    use: (rendered: Rendered) => Promise<Result>,
  ): Promise<Result> => {
    const render = async (): Promise<Rendered> => {
      // A page whose data is all known never leaves the event loop: others are answered before the next one.
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
      onNote(note)
      const { document } = note
      delete note.document
      const body = document ?? Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, body, nonce, note }
    }
    return queue.run(visitor, async () => await use(await render()), hasLeft)
  }
}

interface RendererTools {
  /** Told what each page has told. */
  onNote?: (note: PageNote) => void
}

const emptyNote = (): PageNote => ({ tags: new Set(), isIncomplete: false })

/** The page that an answer leads to, as the same browser would ask for it. */
function readAt(to: string, { url, headers: sent }: Request): Request {
  const headers = new Headers(sent)
  for (const name of ['content-type', 'content-length', 'origin']) headers.delete(name)
  return new Request(new URL(to, url), { headers })
}

/** The page shown in place of the answer that led there: the browser is told by it what the answer would have told. */
function withCookiesOf(answer: Response, page: Response): Response {
  const shown = new Response(page.body, page)
  for (const line of answer.headers.getSetCookie()) shown.headers.append('set-cookie', line)
  const clearing = answer.headers.get('clear-site-data')
  if (clearing !== null) shown.headers.set('clear-site-data', clearing)
  shown.headers.set('cache-control', 'private, no-store')
  return shown
}
