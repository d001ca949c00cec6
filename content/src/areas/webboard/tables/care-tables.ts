import type { BasePayload } from 'payload'
import { tableOf } from '../../../ground/database/tables.ts'

const dates = ['createdAt', 'updatedAt'] as const

export const casesOf = (payload: BasePayload) =>
  tableOf(payload, 'board_cases', [
    'id',
    'kind',
    'state',
    'subject',
    'post',
    'reply',
    'memberId',
    'look',
    'reports',
    'wasSolution',
    'dueAt',
    'openKey',
    'decision',
    'by',
    'decidedAt',
    ...dates,
  ])

export const reportsOf = (payload: BasePayload) =>
  tableOf(payload, 'board_reports', [
    'id',
    'memberId',
    'subject',
    'reason',
    'note',
    'network',
    ...dates,
  ])

export const appealsOf = (payload: BasePayload) =>
  tableOf(payload, 'board_appeals', ['id', 'caseId', 'memberId', 'about', 'message', ...dates])

export const takeDownsOf = (payload: BasePayload) =>
  tableOf(payload, 'board_take_downs', [
    'id',
    'caseId',
    'address',
    'reason',
    'name',
    'email',
    'message',
    'looksAutomatic',
    'requestKey',
    ...dates,
  ])

export const logOf = (payload: BasePayload) =>
  tableOf(payload, 'board_log', [
    'id',
    'act',
    'reason',
    'days',
    'subject',
    'memberId',
    'caseId',
    'decision',
    'by',
    ...dates,
  ])

export const keptTextsOf = (payload: BasePayload) =>
  tableOf(payload, 'board_kept_texts', [
    'id',
    'decision',
    'subject',
    'memberId',
    'title',
    'detail',
    'quote',
    ...dates,
  ])

export const undosOf = (payload: BasePayload) =>
  tableOf(payload, 'board_undos', ['id', 'key', 'by', 'before', 'until', ...dates])

export const rulesOf = (payload: BasePayload) => tableOf(payload, 'board_rules', ['words', 'hosts'])
