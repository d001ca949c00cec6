import type { BasePayload } from 'payload'
import { collectionTable, tableOf } from '../../../platform/database/tables.ts'

export const leadsOf = (payload: BasePayload) => collectionTable(payload, 'leads')
export const photosOf = (payload: BasePayload) => collectionTable(payload, 'lead-photos')

/** What senders added to their reports: rows of the field `messages` of leads. */
export const messagesOf = (payload: BasePayload) =>
  tableOf(payload, 'leads_messages', ['id', '_parentID', '_order', 'text', 'photo', 'at'])
