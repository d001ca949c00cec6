import type { AgeDeclaration } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import type { Purpose } from '../../../engines/consents/consent.labels.ts'
import { type HowGiven, noteConsents } from '../../../engines/consents/member-consents.rows.ts'

/** What somebody's age has him say. */
const saidOfAge: Record<AgeDeclaration, Purpose> = {
  of_age: 'of_age',
  guardian_agrees: 'guardian',
}

/** Notes what somebody agreed to by registering, in the write that stores him. */
export async function noteRegistration(
  payload: BasePayload,
  memberId: string,
  age: AgeDeclaration | null,
  how: HowGiven,
): Promise<void> {
  const purposes: Purpose[] = ['terms', ...(age === null ? [] : [saidOfAge[age]])]
  const given = purposes.map((purpose) => ({ purpose, act: 'given' }) as const)
  await noteConsents(payload, memberId, given, how)
}
