import type { BasePayload } from 'payload'
import { collectionTable } from '../../../platform/database/tables.ts'

export const postsOf = (payload: BasePayload) => collectionTable(payload, 'board-posts')

export const repliesOf = (payload: BasePayload) => collectionTable(payload, 'board-replies')

export const picturesOf = (payload: BasePayload) => collectionTable(payload, 'board-pictures')

export const countsOf = (payload: BasePayload) => collectionTable(payload, 'board-counts')

export const visitsOf = (payload: BasePayload) => collectionTable(payload, 'board-visits')

export const authorsOf = (payload: BasePayload) => collectionTable(payload, 'board-authors')

/** Members, stored by the feature account. */
export const writersOf = (payload: BasePayload) => collectionTable(payload, 'members')
