import type { BasePayload } from 'payload'
import { tableOf } from '../../../ground/database/tables.ts'

const written = ['id', 'detail', 'memberId', 'state', 'editedAt', 'createdAt', 'updatedAt'] as const

export const postsOf = (payload: BasePayload) =>
  tableOf(payload, 'board_posts', [
    ...written,
    'title',
    'pinnedAt',
    'isLocked',
    'number',
    'activity',
    'lastActivityAt',
    'replies',
    'places',
    'views',
    'solvedBy',
  ])

export const repliesOf = (payload: BasePayload) =>
  tableOf(payload, 'board_replies', [...written, 'post', 'place', 'quote', 'staffName'])

export const picturesOf = (payload: BasePayload) =>
  tableOf(payload, 'board_pictures', [
    'id',
    'memberId',
    'post',
    'reply',
    'position',
    'filename',
    'mimeType',
    'filesize',
    'width',
    'height',
    'createdAt',
    'updatedAt',
  ])

export const countsOf = (payload: BasePayload) =>
  tableOf(payload, 'board_counts', [
    'key',
    'posts',
    'lastNumber',
    'lastActivity',
    'createdAt',
    'updatedAt',
  ])

export const shelvesOf = (payload: BasePayload) =>
  tableOf(payload, 'board_shelves', ['sorting', 'shelf', 'posts', 'createdAt', 'updatedAt'])

export const visitsOf = (payload: BasePayload) =>
  tableOf(payload, 'board_visits', [
    'memberId',
    'post',
    'seenUntil',
    'seenBefore',
    'followedAt',
    'createdAt',
    'updatedAt',
  ])

export const authorsOf = (payload: BasePayload) =>
  tableOf(payload, 'board_authors', [
    'memberId',
    'nickname',
    'limitedUntil',
    'limitReason',
    'hasAppealed',
    'isBrand',
    'edits',
    'editsSince',
    'createdAt',
    'updatedAt',
  ])

/** Kept by the area account: who writes. */
export const writersOf = (payload: BasePayload) =>
  tableOf(payload, 'members', [
    'id',
    'email',
    'firstName',
    'lastName',
    'avatar',
    'status',
    'suspendedReason',
    'emailVerified',
    'createdAt',
  ])
