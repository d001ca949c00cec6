import type { BasePayload } from 'payload'
import { collectionTable, tableOf } from '../../../platform/database/tables.ts'

export const casesOf = (payload: BasePayload) => collectionTable(payload, 'board-cases')

export const reportsOf = (payload: BasePayload) => collectionTable(payload, 'board-reports')

export const appealsOf = (payload: BasePayload) => collectionTable(payload, 'board-appeals')

export const takeDownsOf = (payload: BasePayload) => collectionTable(payload, 'board-take-downs')

export const logOf = (payload: BasePayload) => collectionTable(payload, 'board-log')

export const keptTextsOf = (payload: BasePayload) => collectionTable(payload, 'board-kept-texts')

export const undosOf = (payload: BasePayload) => collectionTable(payload, 'board-undos')

export const rulesOf = (payload: BasePayload) => tableOf(payload, 'board_rules', ['words', 'hosts'])
