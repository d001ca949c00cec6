import type { BasePayload } from 'payload'
import { collectionTable } from '../../platform/database/tables.ts'

export const membersOf = (payload: BasePayload) => collectionTable(payload, 'members')
export const sessionsOf = (payload: BasePayload) => collectionTable(payload, 'member-sessions')
