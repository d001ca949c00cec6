import { randomBytes } from 'node:crypto'
import { createRequestHandler } from 'react-router'
import type { PageNote, RequestContext } from '../app/request/request-context.ts'
import type { AppBuild } from './app-build.ts'

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

export class TooManyRendersError extends Error {
  override readonly name = 'TooManyRendersError'
}

export type Render = ReturnType<typeof createRenderer>

/** Renders pages, at most `most` at a time; above that it throws at once rather than queue. */
export function createRenderer(build: AppBuild, most: number) {
  const handle = createRequestHandler(build, 'production')
  let running = 0

  return async function render(request: Request, options: RenderOptions): Promise<Rendered> {
    if (running >= most) throw new TooManyRendersError(`${most} pages are being rendered already`)
    running += 1
    try {
      const nonce = randomBytes(16).toString('base64url')
      const note: PageNote = { tags: new Set(), isIncomplete: false }
      const context: RequestContext = { ...options, nonce, note }
      const response = await handle(request, build.entry.module.createLoadContext(context))
      const body = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, body, nonce, note }
    } finally {
      running -= 1
    }
  }
}
