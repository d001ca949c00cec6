import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { pageContent } from '../../content.server.ts'
import type { Route } from './+types/sitemap.route.ts'
import { printSitemap } from './sitemap.ts'

const pagesOfTheirOwn = ['/', '/branch']

export async function loader({ url, context }: Route.LoaderArgs) {
  const points = await context.get(pageContent).demand(branchCalls.listBranchPoints)
  const branchPaths = points.map(({ slug }) => `/branch/${slug}`)
  return new Response(printSitemap(url.origin, [...pagesOfTheirOwn, ...branchPaths]), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
