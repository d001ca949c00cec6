import { randomBytes } from 'node:crypto'
import { createFairQueue, type FairQueueLimits } from '@washhouse/serving/fair-queue'
import { createRequestHandler } from 'react-router'
import type { PageNote, RequestContext } from '../app/request/request-context.ts'
import type { AppBuild } from './app-build.ts'
import type { TakeTurn } from './turns.ts'

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

/**
 * Renders pages, a few at a time and each in pieces, one a turn: a piece keeps every other visitor waiting. Throws as the
 * queue does.
 */
export function createRenderer(build: AppBuild, limits: FairQueueLimits, takeTurn: TakeTurn) {
  const handle = createRequestHandler(build, 'production')
  const queue = createFairQueue(limits)

  return (request: Request, options: RenderOptions, { visitor, hasLeft }: Asker) => {
    const render = async (): Promise<Rendered> => {
      const nonce = randomBytes(16).toString('base64url')
      const note: PageNote = { tags: new Set(), isIncomplete: false }
      const isDocument = !new URL(request.url).pathname.endsWith('.data')
      const context: RequestContext = { ...options, nonce, note, isDocument, takeTurn }
      await takeTurn()
      const response = await handle(request, build.entry.module.createLoadContext(context))
      const body = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, body, nonce, note }
    }
    return queue.run(visitor, render, hasLeft)
  }
}
