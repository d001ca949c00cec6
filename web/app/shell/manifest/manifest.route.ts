import { pageContent, readSettings } from '../../core/content/content.server.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/manifest.route.ts'
import { makeManifest } from './manifest.ts'

export const handle = publicPage()

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, 'settings')
  const content = context.get(pageContent)
  const settings = await readSettings(content)
  if (!settings) throw new Response(null, { status: 503 })
  return Response.json(makeManifest(settings, content.language), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}
