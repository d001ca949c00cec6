import { accountCalls } from '@washhouse/contract/account/account.calls'
import { redirect } from 'react-router'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import type { Route } from './+types/own-data.route.ts'

/** All stored data of a member as a file. Changes nothing, so a link can lead here. */
export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const own = await member.settle(accountCalls.exportMe)
  if (own.kind === 'failed')
    return redirect(localePath(member.language, '/account/data?failed'), 302)
  const day = own.value.createdAt.slice(0, 10)
  return new Response(`${JSON.stringify(own.value, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${day}.json"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
