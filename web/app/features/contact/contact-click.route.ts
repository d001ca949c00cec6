import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { ContactClick } from '@washhouse/contract/contact/contact.contract'
import { pageContent } from '../../core/content/content.server.ts'
import { log } from '../../platform/log.server.ts'
import { isFromOwnPage } from '../../core/request/same-origin.ts'
import type { Route } from './+types/contact-click.route.ts'

/** Counts a click on a contact method; sent by scripts, see `countClick`. A lost count does not matter. */
export async function action({ request, url, context }: Route.ActionArgs) {
  if (!isFromOwnPage(request, url)) return new Response(null, { status: 403 })
  const click = ContactClick.safeParse(
    Object.fromEntries(new URLSearchParams(await request.text())),
  )
  if (!click.success) return new Response(null, { status: 400 })
  try {
    await context.get(pageContent).store(contactCalls.countContactClick, click.data)
  } catch (error) {
    log.warn({ err: error, way: click.data.type }, 'a click on a contact was not counted')
  }
  return new Response(null, { status: 204 })
}
