import { languages, type Language } from '@washhouse/contract/language'
import { asc, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { collectionTable, connectionTo, tableOf } from '../../platform/database/tables.ts'
import { activeMember } from '../accounts/active-member.ts'
import {
  consentActLabels,
  consentChannelLabels,
  purposeLabels,
  type ConsentAct,
  type ConsentChannel,
  type Purpose,
} from './consent.labels.ts'

const consentsOf = (payload: BasePayload) => collectionTable(payload, 'member-consents')

/** A consent that a member gives or withdraws now. */
export interface NewConsent {
  purpose: Purpose
  act: ConsentAct
}

/** The channel, and the language of the text; null if the member read no text. */
export interface HowGiven {
  channel: ConsentChannel
  language: Language | null
}

/**
 * Adds consents. Call it in the transaction of the member's choice.
 * @throws an error that `isMissingValue` recognizes if the member no longer exists.
 */
export async function noteConsents(
  payload: BasePayload,
  memberId: string,
  consents: readonly NewConsent[],
  how: HowGiven,
): Promise<void> {
  if (consents.length === 0) return
  const policyVersion = await readPolicyVersion(payload)
  const now = new Date().toISOString()
  const rows = consents.map((consent) => ({
    ...consent,
    ...how,
    policyVersion,
    memberId: activeMember(payload, memberId),
    createdAt: now,
    updatedAt: now,
  }))
  await connectionTo(payload).insert(consentsOf(payload)).values(rows)
}

const isOneOf =
  <Name extends string>(names: Readonly<Record<Name, unknown>>) =>
  (value: unknown): value is Name =>
    typeof value === 'string' && Object.hasOwn(names, value)

const KeptConsent = z.object({
  purpose: z.custom<Purpose>(isOneOf(purposeLabels)),
  act: z.custom<ConsentAct>(isOneOf(consentActLabels)),
  policyVersion: z.string().nullable(),
  language: z.enum(languages).nullable(),
  channel: z.custom<ConsentChannel>(isOneOf(consentChannelLabels)),
  at: z.coerce.date().transform((moment) => moment.toISOString()),
})
/** A stored consent; `at` in ISO 8601. */
export type KeptConsent = z.infer<typeof KeptConsent>

export async function listConsents(payload: BasePayload, memberId: string): Promise<KeptConsent[]> {
  const table = consentsOf(payload)
  const { purpose, act, policyVersion, language, channel, createdAt } = table
  const rows = await connectionTo(payload)
    .select({ purpose, act, policyVersion, language, channel, at: createdAt })
    .from(table)
    .where(eq(table.memberId, memberId))
    .orderBy(asc(table.id))
  return rows.map((row) => KeptConsent.parse(row))
}

/** The current version of the policies, stored by the feature consent; null until editors have saved one. */
export async function readPolicyVersion(payload: BasePayload): Promise<string | null> {
  const tracking = tableOf(payload, 'tracking', ['policyVersion'])
  const [row] = await connectionTo(payload)
    .select({ version: tracking.policyVersion })
    .from(tracking)
    .limit(1)
  return row ? String(row.version) : null
}
