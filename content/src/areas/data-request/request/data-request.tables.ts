import type { BasePayload } from 'payload'
import { collectionTable } from '../../../ground/database/tables.ts'

export const requestsOf = (payload: BasePayload) => collectionTable(payload, 'data-requests')

export const stepsOf = (payload: BasePayload) => collectionTable(payload, 'data-request-steps')
