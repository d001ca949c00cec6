import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { pageContent } from '../../content.server.ts'
import { publicPage, tagPage } from '../../page-cache/public-page.ts'
import type { Route } from './+types/sitemap.route.ts'
import { printSitemap } from './sitemap.ts'

const pagesOfTheirOwn = ['/', '/branch']

export const handle = publicPage()

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'branch')
  const points = await context.get(pageContent).demand(branchCalls.listBranchPoints)
  const branchPaths = points.map(({ slug }) => `/branch/${slug}`)
  return new Response(printSitemap(url.origin, [...pagesOfTheirOwn, ...branchPaths]), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
