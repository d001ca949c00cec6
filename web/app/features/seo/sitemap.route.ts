import { pageContent } from '../../core/content/content.server.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/sitemap.route.ts'
import { sitemapSources } from './sitemap-sources.server.ts'
import { printSitemap } from './sitemap.ts'

export const handle = publicPage()

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, ...sitemapSources.flatMap(({ tags }) => tags))
  const content = context.get(pageContent)
  const listed = await Promise.all(sitemapSources.map(({ list }) => list(content)))
  return new Response(printSitemap(url.origin, listed.flat()), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
