import { createKeyMemo } from '@washhouse/serving/key-memo'
import { createRequestHandler, matchRoutes, type RequestHandler } from 'react-router'
import type { AppBuild } from './app-build.ts'
import { documentPathOf, toRouteTree } from './route-tree.ts'

/**
 * Handles a page with only its own routes. React Router tries all given routes one by one, twice per page, which took a
 * twentieth of its time.
 */
export function createPageHandlers(build: AppBuild): RequestHandler {
  const routes = toRouteTree(build.routes, { caseSensitive: false })
  const memo = createKeyMemo(findRoutes)
  const handlers = new Map<string, RequestHandler>()

  return (request, context) => {
    const { key, ids } = memo.keyOf(new URL(request.url).pathname)
    let handle = handlers.get(key)
    if (handle === undefined) {
      const own = Object.fromEntries(ids.map((id) => [id, build.routes[id]]))
      handle = createRequestHandler({ ...build, routes: own }, 'production')
      handlers.set(key, handle)
    }
    return handle(request, context)
  }

  /** As the router ranks them; all routes if none matches, so that the router reports it. */
  function findRoutes(path: string) {
    const matched = matchRoutes(routes, documentPathOf(path))
    const ids = matched?.flatMap(({ route }) => route.id ?? []) ?? Object.keys(build.routes)
    return { key: ids.join(' '), ids }
  }
}
