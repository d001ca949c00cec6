import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type {
  BoardPost,
  BoardPostChanges,
  BoardReply,
  BoardReplyChanges,
  NewBoardPost,
  NewBoardReply,
} from '@washhouse/contract/webboard/webboard.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { looksAutomatic } from '../../../blocks/form/looks-automatic.ts'
import { refusedWritingMessages as refused } from './refused-writing.messages.ts'
import { writingMessages as writing } from './writing.messages.ts'

const faultTexts = {
  'title.required': writing['write.title.missing'],
  'title.min_length': writing['write.title.short'],
  'detail.required': writing['write.detail.missing'],
  'detail.min_length': writing['write.detail.short'],
  quote: refused['write.fault.quote'],
}

const refusalTexts = {
  'FORBIDDEN.unverified': writing['write.unverified'],
  'FORBIDDEN.limited': writing['write.limited'],
  'FORBIDDEN.locked': writing['write.locked'],
  'FORBIDDEN.waiting': refused['write.refused.waiting'],
  'FORBIDDEN.too_late': writing['write.tooLate'],
  FORBIDDEN: refused['write.refused.gone'],
  'REQUESTS_EXCEEDED.too_fast': refused['write.refused.tooFast'],
  'REQUESTS_EXCEEDED.too_many': refused['write.refused.tooMany'],
  'REQUESTS_EXCEEDED.same_text': refused['write.refused.sameText'],
  REQUESTS_EXCEEDED: refused['write.refused.busy'],
}

const shared = { faultTexts, refusalTexts }

export const newPostForm: FormDefinition<NewBoardPost, BoardPost> = {
  write: webboardCalls.writePost,
  fields: ['title', 'detail'],
  addFields: (form) => ({ looksAutomatic: looksAutomatic(form) }),
  hasPreview: true,
  ...shared,
}

export const editPostForm: FormDefinition<Partial<BoardPostChanges>, BoardPost> = {
  write: webboardCalls.changePost,
  fields: ['title', 'detail'],
  hasPreview: true,
  ...shared,
}

export const removePostForm: FormDefinition<undefined> = {
  write: webboardCalls.removePost,
  fields: [],
  ...shared,
}

/** A reply to this post; what it quotes stands in the page's address. */
export function newReplyForm(
  post: number,
  quote: number | null,
): FormDefinition<NewBoardReply, BoardReply> {
  return {
    write: webboardCalls.writeReply,
    fields: ['detail'],
    // So that a quote that is gone is told of.
    ownFields: ['quote'],
    addFields: (form) => ({ post, quote, looksAutomatic: looksAutomatic(form) }),
    hasPreview: true,
    ...shared,
  }
}

export const editReplyForm: FormDefinition<Partial<BoardReplyChanges>, BoardReply> = {
  write: webboardCalls.changeReply,
  fields: ['detail'],
  hasPreview: true,
  ...shared,
}

export const removeReplyForm: FormDefinition<undefined> = {
  write: webboardCalls.removeReply,
  fields: [],
  ...shared,
}
