import { publicPage, tagPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/robots.route.ts'

export const handle = publicPage()

export function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'settings')
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${url.origin}/sitemap.xml\n`
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
