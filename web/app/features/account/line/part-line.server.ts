import { lineCalls } from '@washhouse/contract/line/line.calls'
import { data, redirect } from 'react-router'
import { storePress } from '../../../blocks/form/store-press.server.ts'
import type { MemberContent } from '../../../content/session/member-content.server.ts'
import { accountLinePath } from './line-outcome.ts'

/** Parts LINE from an account; where it was parted already that is no failure. */
export async function partLine(member: MemberContent) {
  const outcome = await storePress(
    () => member.store(lineCalls.leaveLine, undefined),
    'LINE could not be parted from an account',
    ({ status }) => (status === 403 ? 'only' : status === 404 ? 'parted' : null),
  )
  if (outcome === 'failed') return data({ isFailed: true }, { status: 503 })
  return redirect(accountLinePath(member.language, outcome ?? 'parted'), 303)
}
