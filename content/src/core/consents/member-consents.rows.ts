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

/** What a member has agreed to now, or taken back. */
export interface NewConsent {
  purpose: Purpose
  act: ConsentAct
}

/** By what he did, and in which language he read it; null where he read nothing. */
export interface HowGiven {
  channel: ConsentChannel
  language: Language | null
}

/**
 * Adds to what a member has agreed to, within the write that it tells of.
 * @throws what `isMissingValue` knows where the member is there no more.
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
/** What is kept of it, `at` in ISO 8601. */
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

/** The version of the policies that is in force, as the area consent keeps it; null until editors have saved one. */
export async function readPolicyVersion(payload: BasePayload): Promise<string | null> {
  const tracking = tableOf(payload, 'tracking', ['policyVersion'])
  const [row] = await connectionTo(payload)
    .select({ version: tracking.policyVersion })
    .from(tracking)
    .limit(1)
  return row ? String(row.version) : null
}
