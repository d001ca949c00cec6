import type { Route } from './+types/robots.route.ts'

export function loader({ url }: Route.LoaderArgs) {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${url.origin}/sitemap.xml\n`
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
