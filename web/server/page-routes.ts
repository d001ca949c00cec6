import { createKeyMemo } from '@washhouse/serving/key-memo'
import { matchRoutes, type ServerBuild } from 'react-router'
import { pageBeforeTail } from '../app/core/request/record-name.ts'
import { documentPathOf, toRouteTree } from './route-tree.ts'

/** The route of an address. */
export interface PageRoute {
  /** The path in the case of its route, without trailing text; parameters stay as typed. */
  path: string
  /** Allowed methods. */
  methods: readonly string[]
}

export const readMethods: readonly string[] = ['GET', 'HEAD']

/** Finds the route that the router would choose, ignoring case. */
export function createPageRoutes(build: Pick<ServerBuild, 'routes'>) {
  const routes = toRouteTree(build.routes, { caseSensitive: false })

  // Cached, because the router ranks all routes for each request.
  return createKeyMemo(findPageRoute).keyOf

  function findPageRoute(asked: string): PageRoute {
    const path = pageBeforeTail(asked) ?? asked
    const documentPath = documentPathOf(path)
    const matched = matchRoutes(routes, documentPath) ?? []
    const pattern = matched.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean)
    const spelled = documentPath
      .split('/')
      .map((part, index) => spellAs(pattern[index - 1], part))
      .join('/')
    const module = build.routes[matched.at(-1)?.route.id ?? '']?.module
    const isRead = !module || Boolean(module.default ?? module.loader)
    return {
      path: spelled + path.slice(documentPath.length),
      methods: [...(isRead ? readMethods : []), ...(module?.action ? ['POST'] : [])],
    }
  }
}

function spellAs(pattern: string | undefined, part: string): string {
  return pattern?.toLowerCase() === part.toLowerCase() ? pattern : part
}
