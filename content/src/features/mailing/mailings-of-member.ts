import type { PersonalData } from '../../core/accounts/personal-data.ts'
import { deleteRowsOf } from '../../core/accounts/member-rows.ts'
import { listBounces } from './bounce/mail-bounce.rows.ts'
import { readChoice } from './preferences/mail-preferences.rows.ts'
import { readLineChoices } from './line/line-choices.rows.ts'

/** A member's choices, and bounces at their address. */
export const mailingsOfMember: PersonalData = {
  erase: (payload, memberId) =>
    deleteRowsOf(payload, memberId, ['mail-choices', 'mail-bounces', 'line-choices']),
  async own(payload, memberId) {
    const choice = await readChoice(payload, memberId)
    const { digestLeftAt, bundleLeftAt, complainedAt, stoppedAddress, stoppedAt } = choice
    const isEmpty = Object.values(choice).every((value) => value === null)
    const bounces = await listBounces(payload, memberId)
    const inLine = await readLineChoices(payload, memberId)
    const own = {
      date_digest_left: digestLeftAt,
      date_bundle_left: bundleLeftAt,
      date_complained: complainedAt,
      stopped_address: stoppedAddress,
      date_stopped: stoppedAt,
    }
    return {
      mail_choices: isEmpty ? [] : [own],
      mail_bounces: bounces.map(({ what, address, occurredAt }) => ({
        type: what,
        email: address,
        date: occurredAt,
      })),
      line_choices: inLine.reports || inLine.branches ? [inLine] : [],
    }
  },
}
