import type { ServerBuild } from 'react-router'
import type { SitemapEntry } from '../../content/sitemap-source.ts'
import { hasPlace } from '../../request/page-place.ts'

/** The Thai addresses of the routes whose `handle` says `isInSitemap`. */
export function listOwnPages(routes: ServerBuild['routes']): SitemapEntry[] {
  return Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle
    if (!route?.id.startsWith('th.') || !hasPlace(handle) || !handle.place.isInSitemap) return []
    return [{ path: `/${route.path ?? ''}` }]
  })
}
