import { matchRoutes, type ServerBuild } from 'react-router'
import { z } from 'zod'
import { documentPathOf, toRouteTree } from './route-tree.ts'

/** What `largeForm()` exports as a route's handle. */
const largeFormSchema = z.object({ largeForm: z.object({ maxBytes: z.number() }) })

/** Finds out how large a form a page takes; null: no larger than every other. */
export function createFormLimits(build: Pick<ServerBuild, 'routes'>) {
  const routes = toRouteTree(build.routes)
  return function maxBytesOf(path: string): number | null {
    const matched = matchRoutes(routes, documentPathOf(path)) ?? []
    const page = largeFormSchema.safeParse(matched.at(-1)?.route.handle)
    return page.success ? page.data.largeForm.maxBytes : null
  }
}
