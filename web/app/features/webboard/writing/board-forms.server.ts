import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import {
  tooManyPictures,
  type BoardPost,
  type BoardPostChanges,
  type BoardReply,
  type BoardReplyChanges,
  type NewBoardPost,
  type NewBoardReply,
} from '@washhouse/contract/webboard/webboard.contract'
import { textOf } from '../../../core/blocks/form/form-answer.ts'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { looksAutomatic } from '../../../core/blocks/form/looks-automatic.ts'
import { photoFaultTexts } from '../../../core/blocks/photo/photo-faults.server.ts'
import { readImages } from './picture-list.ts'
import { refusedWritingMessages as refused } from './refused-writing.messages.ts'
import { writingMessages as texts } from './writing.messages.ts'

const faultTexts = {
  'title.required': texts['write.title.missing'],
  'title.min_length': texts['write.title.short'],
  'detail.required': texts['write.detail.missing'],
  'detail.min_length': texts['write.detail.short'],
  'images.max': texts['write.images.max'],
  'images.too_large': texts['write.images.tooLarge'],
  'images.format': refused['write.fault.format'],
  ...photoFaultTexts('images'),
  images: refused['write.fault.images'],
  quote: refused['write.fault.quote'],
}

const refusalTexts = {
  'FORBIDDEN.unverified': texts['write.unverified'],
  'FORBIDDEN.limited': texts['write.limited'],
  'FORBIDDEN.locked': texts['write.locked'],
  'FORBIDDEN.waiting': refused['write.refused.waiting'],
  'FORBIDDEN.too_late': texts['write.tooLate'],
  FORBIDDEN: refused['write.refused.gone'],
  'REQUESTS_EXCEEDED.too_fast': refused['write.refused.tooFast'],
  'REQUESTS_EXCEEDED.too_many': refused['write.refused.tooMany'],
  'REQUESTS_EXCEEDED.same_text': refused['write.refused.sameText'],
  [`REQUESTS_EXCEEDED.${tooManyPictures}` as const]: refused['write.refused.tooManyPictures'],
  REQUESTS_EXCEEDED: refused['write.refused.busy'],
}

/** Texts for validation errors and refusals. */
export const writingTexts = { faultTexts, refusalTexts }

/** A text with images; `handleWriting` has replaced the files with ids. */
const writing = {
  ownFields: ['images'],
  addFields: (form: FormData) => ({ images: readImages(textOf(form, 'images')) }),
  hasPreview: true,
  ...writingTexts,
}

export const newPostForm: FormDefinition<NewBoardPost, BoardPost> = {
  ...writing,
  write: webboardCalls.writePost,
  fields: ['title', 'detail'],
  addFields: (form) => ({ ...writing.addFields(form), looksAutomatic: looksAutomatic(form) }),
}

export const editPostForm: FormDefinition<Partial<BoardPostChanges>, BoardPost> = {
  ...writing,
  write: webboardCalls.changePost,
  fields: ['title', 'detail'],
}

/** A reply to this post; the page's URL contains the quoted reply. */
export function newReplyForm(
  post: number,
  quote: number | null,
): FormDefinition<NewBoardReply, BoardReply> {
  return {
    ...writing,
    write: webboardCalls.writeReply,
    fields: ['detail'],
    // Lets the form show the error of a removed quote.
    ownFields: ['images', 'quote'],
    addFields: (form) => ({
      post,
      quote,
      ...writing.addFields(form),
      looksAutomatic: looksAutomatic(form),
    }),
  }
}

export const editReplyForm: FormDefinition<Partial<BoardReplyChanges>, BoardReply> = {
  ...writing,
  write: webboardCalls.changeReply,
  fields: ['detail'],
}
