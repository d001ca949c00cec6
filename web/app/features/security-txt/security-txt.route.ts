import { pageContent, readSettings } from '../../core/content/content.server.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/security-txt.route.ts'
import { printSecurityTxt } from './security-txt.ts'

export const handle = publicPage()

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'settings')
  const settings = await readSettings(context.get(pageContent))
  if (!settings) throw new Response(null, { status: 503 })
  const { email } = settings
  const text = printSecurityTxt({ origin: url.origin, email, now: Date.now() })
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  if (text === null) return new Response('There is no such file.\n', { status: 404, headers })
  return new Response(text, { headers })
}
