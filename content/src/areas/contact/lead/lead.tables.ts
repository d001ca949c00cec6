import type { BasePayload } from 'payload'
import { tableOf } from '../../../ground/database/tables.ts'

const columns = [
  'id',
  'kind',
  'member',
  'reference',
  'requestKey',
  'looksAutomatic',
  'email',
  'source',
  'photo',
  'status',
  'createdAt',
  'updatedAt',
] as const

export const leadsOf = (payload: BasePayload) => tableOf(payload, 'leads', columns)
export const photosOf = (payload: BasePayload) =>
  tableOf(payload, 'lead_photos', ['id', 'filename', 'createdAt'])
