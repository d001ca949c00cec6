import { randomBytes } from 'node:crypto'
import { createRequestHandler } from 'react-router'
import type { PageNote, RequestContext } from '../app/request/request-context.ts'
import type { AppBuild } from './app-build.ts'
import { createRenderQueue, type Asker, type RenderLimits } from './render-queue.ts'

/** A page as React Router made it, whole. */
export interface Rendered {
  status: number
  headers: Headers
  body: Buffer
  /** Carried by the inline scripts that are ours. */
  nonce: string
  note: PageNote
}

export interface RenderOptions {
  visitorAddress?: string
  hasConsent: boolean
  isBodyCut?: boolean
}

export type Render = ReturnType<typeof createRenderer>

/** Renders pages, a few at a time; throws as the queue does. */
export function createRenderer(build: AppBuild, limits: RenderLimits) {
  const handle = createRequestHandler(build, 'production')
  const inTurn = createRenderQueue(limits)

  return (request: Request, options: RenderOptions, asker: Asker): Promise<Rendered> =>
    inTurn(asker, async () => {
      const nonce = randomBytes(16).toString('base64url')
      const note: PageNote = { tags: new Set(), isIncomplete: false }
      const context: RequestContext = { ...options, nonce, note }
      const response = await handle(request, build.entry.module.createLoadContext(context))
      const body = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, body, nonce, note }
    })
}
