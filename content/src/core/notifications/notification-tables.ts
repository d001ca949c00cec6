import type { BasePayload } from 'payload'
import { collectionTable, tableOf } from '../../platform/database/tables.ts'

export const notificationsOf = (payload: BasePayload) => collectionTable(payload, 'notifications')

/** The branches whose followers are told; Payload's table of relations. */
export const toldBranchesIn = (payload: BasePayload) =>
  tableOf(payload, 'notifications_rels', ['parent', 'path', 'order', 'branchesID'])

export const marksOf = (payload: BasePayload) => collectionTable(payload, 'notification-marks')

export const looksOf = (payload: BasePayload) => collectionTable(payload, 'notification-looks')

/** Kept by the area webboard: what it has of members and posts, and who wrote these. */
export const visitsOf = (payload: BasePayload) => collectionTable(payload, 'board-visits')

export const postsOf = (payload: BasePayload) => collectionTable(payload, 'board-posts')

/** Kept by the area branch: since when a member follows a branch. */
export const followedOf = (payload: BasePayload) => collectionTable(payload, 'followed-branches')
