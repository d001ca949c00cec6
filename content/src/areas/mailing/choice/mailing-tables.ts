import type { BasePayload } from 'payload'
import { tableOf } from '../../../ground/database/tables.ts'

export const choicesOf = (payload: BasePayload) =>
  tableOf(payload, 'mail_choices', [
    'id',
    'memberId',
    'digestLeftAt',
    'bundleLeftAt',
    'complainedAt',
    'stoppedAddress',
    'stoppedAt',
    'createdAt',
    'updatedAt',
  ])

export const keysOf = (payload: BasePayload) =>
  tableOf(payload, 'mail_keys', ['purpose', 'key', 'createdAt', 'updatedAt'])

/** Kept by the area account: what has to be known of a member before he is mailed. */
export const mailedMembersOf = (payload: BasePayload) =>
  tableOf(payload, 'members', [
    'id',
    'email',
    'language',
    'status',
    'emailVerified',
    'emailNotifications',
    'emailFrequency',
    'ageDeclaration',
    'createdAt',
  ])

/** Kept by the area branch: since when a member follows a branch. */
export const followedOf = (payload: BasePayload) =>
  tableOf(payload, 'followed_branches', ['id', 'memberId', 'branchId', 'createdAt'])

/** Kept by the area notification. */
export const notificationsOf = (payload: BasePayload) =>
  tableOf(payload, 'notifications', [
    'id',
    'audience',
    'event',
    'source',
    'branch',
    'post',
    'member',
    'status',
    'publishedAt',
    'titleTh',
    'titleEn',
    'slug',
  ])
