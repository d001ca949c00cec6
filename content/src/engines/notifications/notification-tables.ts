import type { BasePayload } from 'payload'
import { tableOf } from '../../ground/database/tables.ts'

export const notificationsOf = (payload: BasePayload) =>
  tableOf(payload, 'notifications', [
    'id',
    'source',
    'event',
    'audience',
    'branch',
    'post',
    'member',
    'status',
    'publishedAt',
    'titleTh',
    'titleEn',
    'slug',
    'image',
    'newsId',
    'categoryId',
    'createdAt',
    'updatedAt',
  ])

/** The branches whose followers are told; Payload's table of relations. */
export const toldBranchesIn = (payload: BasePayload) =>
  tableOf(payload, 'notifications_rels', ['parent', 'path', 'order', 'branchesID'])

export const marksOf = (payload: BasePayload) =>
  tableOf(payload, 'notification_marks', [
    'memberId',
    'notificationId',
    'isRead',
    'createdAt',
    'updatedAt',
  ])

export const looksOf = (payload: BasePayload) =>
  tableOf(payload, 'notification_looks', ['memberId', 'seenUntil', 'createdAt', 'updatedAt'])

/** Kept by the area webboard: what it has of members and posts, and who wrote these. */
export const visitsOf = (payload: BasePayload) =>
  tableOf(payload, 'board_visits', ['memberId', 'post', 'followedAt'])

export const postsOf = (payload: BasePayload) => tableOf(payload, 'board_posts', ['id', 'memberId'])

/** Kept by the area branch: since when a member follows a branch. */
export const followedOf = (payload: BasePayload) =>
  tableOf(payload, 'followed_branches', ['id', 'memberId', 'branchId', 'createdAt'])
