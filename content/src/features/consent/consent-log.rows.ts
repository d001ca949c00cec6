import { consentCategories, type ConsentChoice } from '@washhouse/contract/consent/consent.contract'
import { lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { deleteExpired } from '../../core/retention/delete-expired.ts'
import { collectionTable, connectionTo } from '../../platform/database/tables.ts'

const logOf = (payload: BasePayload) => collectionTable(payload, 'consent-log')

/** Stores a choice; idempotent. Every choice includes the essential category. */
export async function storeChoice(payload: BasePayload, choice: ConsentChoice): Promise<void> {
  const now = new Date().toISOString()
  const accepted = new Set(['general', ...choice.categories])
  await connectionTo(payload)
    .insert(logOf(payload))
    .values({
      id: choice.id.toLowerCase(),
      action: choice.action,
      categories: consentCategories.filter((category) => accepted.has(category)).join(' '),
      policyVersion: choice.policyVersion,
      language: choice.language,
      channel: choice.channel,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
}

export const deleteOldConsents = deleteExpired(logOf, (log, { before }) =>
  lte(log.createdAt, before.toISOString()),
)
