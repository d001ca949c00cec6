import type { BasePayload } from 'payload'
import { tableOf } from '../../../ground/database/tables.ts'

const dates = ['createdAt', 'updatedAt'] as const

export const requestsOf = (payload: BasePayload) =>
  tableOf(payload, 'data_requests', [
    'id',
    'reference',
    'kind',
    'channel',
    'name',
    'email',
    'language',
    'message',
    'proof',
    'state',
    'dueAt',
    'closedAt',
    'answer',
    'looksAutomatic',
    'memberId',
    'proofHash',
    'proofUntil',
    'requestKey',
    ...dates,
  ])

export const stepsOf = (payload: BasePayload) =>
  tableOf(payload, 'data_request_steps', ['id', 'request', 'act', 'note', 'by', ...dates])
