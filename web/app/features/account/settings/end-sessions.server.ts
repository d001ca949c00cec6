import { accountCalls } from '@washhouse/contract/account/account.calls'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { receiveForm } from '../../../core/blocks/form/handle-form.server.ts'
import { storePress } from '../../../core/blocks/form/store-press.server.ts'
import type { MemberContent } from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'

/** Value of a button in the list: a session id, or all except the current one. */
const Ending = z.union([z.literal('others'), z.uuid()])

/** Ends the chosen sessions and redirects to the list. Succeeds if one had already ended. */
export async function endSessions(request: Request, member: MemberContent) {
  const ending = Ending.safeParse((await receiveForm(request)).get('end'))
  if (!ending.success) throw data(null, { status: 400 })
  const outcome = await storePress(
    () =>
      ending.data === 'others'
        ? member.store(accountCalls.endOtherSessions, undefined)
        : member.store(accountCalls.endSession, undefined, { path: { id: ending.data } }),
    'a session could not be ended',
    ({ status }) => (status === 404 ? 'gone' : null),
  )
  if (outcome === 'failed') return data({ isFailed: true }, { status: 503 })
  const ended = ending.data === 'others' && outcome === null ? 'others' : 'one'
  return redirect(localePath(member.language, `/account/sessions?ended=${ended}`), 303)
}
