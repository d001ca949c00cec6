import type { BasePayload } from 'payload'
import { tableOf } from '../../../ground/database/tables.ts'

const dates = ['createdAt', 'updatedAt'] as const

export const breachesOf = (payload: BasePayload) =>
  tableOf(payload, 'breaches', ['id', 'foundAt', 'risk', 'closedAt', ...dates])

export const breachStepsOf = (payload: BasePayload) =>
  tableOf(payload, 'breach_steps', ['id', 'breach', 'act', 'note', 'by', ...dates])
