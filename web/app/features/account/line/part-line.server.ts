import { ServiceError } from '@washhouse/contract/client/service-error'
import { lineCalls } from '@washhouse/contract/line/line.calls'
import { data, redirect } from 'react-router'
import type { MemberContent } from '../../../content/session/member-content.server.ts'
import { log } from '../../../ground/log.server.ts'
import { accountLinePath } from './line-outcome.ts'

/** Parts LINE from an account; where it was parted already that is no failure. */
export async function partLine(member: MemberContent) {
  const back = (outcome: 'parted' | 'only') =>
    redirect(accountLinePath(member.language, outcome), 303)
  try {
    await member.store(lineCalls.leaveLine, undefined)
  } catch (error) {
    // Where the member is led once he himself is signed out.
    if (error instanceof Response) throw error
    const status = error instanceof ServiceError ? error.status : 0
    if (status === 403) return back('only')
    if (status !== 404) {
      log.warn({ err: error }, 'LINE could not be parted from an account')
      return data({ isFailed: true }, { status: 503 })
    }
  }
  return back('parted')
}
