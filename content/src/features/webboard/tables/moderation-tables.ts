import type { BasePayload } from 'payload'
import { collectionTable, tableOf } from '../../../platform/database/tables.ts'

export const reportsOf = (payload: BasePayload) => collectionTable(payload, 'board-reports')

export const appealsOf = (payload: BasePayload) => collectionTable(payload, 'board-appeals')

export const takeDownsOf = (payload: BasePayload) => collectionTable(payload, 'board-take-downs')

export const keptTextsOf = (payload: BasePayload) => collectionTable(payload, 'board-kept-texts')

export const rulesOf = (payload: BasePayload) => tableOf(payload, 'board_rules', ['words', 'hosts'])
