import type { BasePayload } from 'payload'
import { collectionTable } from '../../../platform/database/tables.ts'

export const leadsOf = (payload: BasePayload) => collectionTable(payload, 'leads')
export const photosOf = (payload: BasePayload) => collectionTable(payload, 'lead-photos')
