import { mailKinds, type MailKind } from '@washhouse/contract/mailing/mailing.contract'
import type { BasePayload } from 'payload'
import { isMailable } from '../src/features/mailing/preferences/mailable.ts'
import { findReader } from '../src/features/mailing/sending/mailed-reader.rows.ts'

/** The kinds of emails that a member currently receives. */
export async function mailedKinds(payload: BasePayload, memberId: string): Promise<MailKind[]> {
  const readers = await Promise.all(
    mailKinds.map((kind) => findReader(payload, memberId, isMailable(payload, kind))),
  )
  return mailKinds.filter((_kind, index) => readers[index] !== undefined)
}
