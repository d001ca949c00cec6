import { pageContent } from '../../content.server.ts'
import { publicPage, tagPage } from '../../page-cache/public-page.ts'
import type { Route } from './+types/sitemap.route.ts'
import { listBranchSlugs } from './list-branch-slugs.ts'
import { printSitemap } from './sitemap.ts'

const pagesOfTheirOwn = ['/', '/branch']

export const handle = publicPage()

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'branch')
  const slugs = await listBranchSlugs(context.get(pageContent))
  const branchPaths = slugs.map((slug) => `/branch/${slug}`)
  return new Response(printSitemap(url.origin, [...pagesOfTheirOwn, ...branchPaths]), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
