import { pageContent } from '../../content/content.server.ts'
import { publicPage, tagPage } from '../../request/public-page.ts'
import type { Route } from './+types/sitemap.route.ts'
import { listAboutPages, listBranchPages, listNewsPages, listPolicyPages } from './sitemap-pages.ts'
import { printSitemap } from './sitemap.ts'

export const handle = publicPage()

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'branch', 'news', 'policy', 'aboutus')
  const content = context.get(pageContent)
  const [branches, news, policies, about] = await Promise.all([
    listBranchPages(content),
    listNewsPages(content),
    listPolicyPages(content),
    listAboutPages(content),
  ])
  const service = ['/contact', '/problem', '/product', '/investor', '/investor/interest']
  const pages = [
    { path: '/' },
    ...branches,
    ...news,
    ...service.map((path) => ({ path })),
    ...about,
    ...policies,
  ]
  return new Response(printSitemap(url.origin, pages), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
