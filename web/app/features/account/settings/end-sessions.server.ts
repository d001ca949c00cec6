import { accountCalls } from '@washhouse/contract/account/account.calls'
import { ServiceError } from '@washhouse/contract/client/service-error'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { receiveForm } from '../../../blocks/form/handle-form.server.ts'
import type { MemberContent } from '../../../content/session/member-content.server.ts'
import { log } from '../../../ground/log.server.ts'
import { localePath } from '../../../i18n/language.ts'

/** What a button of the list sends: which session, or all but the one that asks. */
const Ending = z.union([z.literal('others'), z.uuid()])

/** Ends what was pressed and leads back to the list, which says so; one that has ended already is no failure. */
export async function endSessions(request: Request, member: MemberContent) {
  const ending = Ending.safeParse((await receiveForm(request)).get('end'))
  if (!ending.success) throw data(null, { status: 400 })
  const back = (outcome: string) =>
    redirect(localePath(member.language, `/account/sessions?ended=${outcome}`), 303)
  try {
    if (ending.data === 'others') {
      await member.store(accountCalls.endOtherSessions, undefined)
      return back('others')
    }
    await member.store(accountCalls.endSession, undefined, { path: { id: ending.data } })
  } catch (error) {
    // Where the member is led once he himself is signed out.
    if (error instanceof Response) throw error
    if (!(error instanceof ServiceError && error.status === 404)) {
      log.warn({ err: error }, 'a session could not be ended')
      return data({ isFailed: true }, { status: 503 })
    }
  }
  return back('one')
}
