import { matchRoutes, type ServerBuild } from 'react-router'
import { z } from 'zod'
import { documentPathOf, toRouteTree } from './route-tree.ts'

/** The route handle of `largeForm()`. */
const largeFormSchema = z.object({ largeForm: z.object({ maxBytes: z.number() }) })

/** Returns a page's maximum form size; null: the default. */
export function createFormLimits(build: Pick<ServerBuild, 'routes'>) {
  const routes = toRouteTree(build.routes)
  return function maxBytesOf(path: string): number | null {
    const matched = matchRoutes(routes, documentPathOf(path)) ?? []
    const page = largeFormSchema.safeParse(matched.at(-1)?.route.handle)
    return page.success ? page.data.largeForm.maxBytes : null
  }
}
