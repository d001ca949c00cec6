import type { BasePayload } from 'payload'
import { collectionTable, tableOf } from '../../platform/database/tables.ts'

export const notificationsOf = (payload: BasePayload) => collectionTable(payload, 'notifications')

/** The branches whose followers are notified; Payload's relation table. */
export const toldBranchesIn = (payload: BasePayload) =>
  tableOf(payload, 'notifications_rels', ['parent', 'path', 'order', 'branchesID'])

export const marksOf = (payload: BasePayload) => collectionTable(payload, 'notification-marks')

export const looksOf = (payload: BasePayload) => collectionTable(payload, 'notification-looks')

/** Written by the webboard feature: members' visits to posts, and who wrote these. */
export const visitsOf = (payload: BasePayload) => collectionTable(payload, 'board-visits')

export const postsOf = (payload: BasePayload) => collectionTable(payload, 'board-posts')

/** Written by the branch feature: since when a member follows a branch. */
export const followedOf = (payload: BasePayload) => collectionTable(payload, 'followed-branches')
