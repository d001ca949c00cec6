import { routes } from 'virtual:react-router/server-build'
import { pageContent } from '../../content/content.server.ts'
import { publicPage, tagPage } from '../../request/public-page.ts'
import type { Route } from './+types/sitemap.route.ts'
import { listOwnPages } from './own-pages.ts'
import { sitemapSources } from './sitemap-sources.server.ts'
import { printSitemap } from './sitemap.ts'

export const handle = publicPage()

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, ...sitemapSources.flatMap(({ tags }) => tags))
  const content = context.get(pageContent)
  const listed = await Promise.all(sitemapSources.map(({ list }) => list(content)))
  const pages = [...listOwnPages(routes), ...listed.flat()]
  return new Response(printSitemap(url.origin, pages), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
