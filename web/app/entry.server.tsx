import { PassThrough } from 'node:stream'
import { currentRequestId } from '@washhouse/serving/request-scope'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { waitForRounds } from './platform/event-loop.server.ts'
import { log } from './platform/log.server.ts'
import { logFailure } from './core/request/log-failure.server.ts'
import { NonceContext } from './core/request/nonce.ts'
import { RequestIdContext } from './core/request/request-id.ts'
import { requestContext } from './core/request/request-context.ts'
import { deferScripts } from './shell/late-scripts/defer-scripts.ts'

export { heardChanges } from './core/content/content.server.ts'
export { createLoadContext } from './core/request/request-context.ts'

/** Renders the whole document before the first byte is sent, so that its inline scripts can be hashed. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, note } = loadContext.get(requestContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  await waitForRounds()
  const bytes = await renderWhole(
    <NonceContext value={nonce}>
      <RequestIdContext value={currentRequestId()}>
        <ServerRouter
          context={withOwnRoutes(routerContext)}
          url={request.url}
          {...(nonce === undefined ? {} : { nonce })}
        />
      </RequestIdContext>
    </NonceContext>,
    nonce,
  )
  const document = deferScripts(bytes)
  if (!note) return new Response(new Uint8Array(document), { status, headers })
  note.document = document
  return new Response(null, { status, headers })
}

/** Passes only the page's own routes: React Router creates all routes that it is given again for each document. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

/** The bytes of a document, once it is completely rendered. */
async function renderWhole(
  element: React.ReactElement,
  nonce: string | undefined,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const { pipe } = renderToPipeableStream(element, {
    ...(nonce === undefined ? {} : { nonce }),
    // The document is complete: content of Suspense is in its place, not hidden until a script moves it.
    progressiveChunkSize: Infinity,
    onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
    onShellError: reject,
    onError: (error) => log.error({ err: error }, 'rendering failed'),
  })
  return await promise
}

export const handleError: HandleErrorFunction = (error, { request }) => logFailure(error, request)
