import { consentCategories, type ConsentChoice } from '@washhouse/contract/consent/consent.contract'
import { lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { deleteExpired } from '../../core/retention/delete-expired.ts'
import { collectionTable, connectionTo } from '../../platform/database/tables.ts'

const logOf = (payload: BasePayload) => collectionTable(payload, 'consent-log')

/** Keeps a choice; one that comes again is kept once. What is essential is part of every choice. */
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

/** Deletes the choices that were made so long ago. */
export const deleteOldConsents = deleteExpired(logOf, (log, { before }) =>
  lte(log.createdAt, before.toISOString()),
)
