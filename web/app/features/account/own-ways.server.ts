import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { OwnSignInWays } from '@washhouse/contract/line/line.contract'
import type { MemberContent } from '../../content/session/member-content.server.ts'

const usual: OwnSignInWays = { hasPassword: true, line: false, lineSince: null }

/** How a member gets into his account; as most do, while nobody knows. */
export async function readOwnWays(member: MemberContent): Promise<OwnSignInWays> {
  const ways = await member.settle(lineCalls.getOwnSignInWays)
  return ways.kind === 'ok' ? ways.value : usual
}
