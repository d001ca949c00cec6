import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import {
  tooManyPictures,
  type BoardPost,
  type BoardPostChanges,
  type BoardReply,
  type BoardReplyChanges,
  type NewBoardPost,
  type NewBoardReply,
} from '@washhouse/contract/webboard/webboard.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { looksAutomatic } from '../../../blocks/form/looks-automatic.ts'
import { photoFaultTexts } from '../../../blocks/photo/photo-faults.server.ts'
import { readImages } from './pictures/picture-list.ts'
import { refusedWritingMessages as refused } from './refused-writing.messages.ts'
import { writingMessages as writing } from './writing.messages.ts'

const faultTexts = {
  'title.required': writing['write.title.missing'],
  'title.min_length': writing['write.title.short'],
  'detail.required': writing['write.detail.missing'],
  'detail.min_length': writing['write.detail.short'],
  'images.max': writing['write.images.max'],
  'images.too_large': writing['write.images.tooLarge'],
  'images.format': refused['write.fault.format'],
  ...photoFaultTexts('images'),
  images: refused['write.fault.images'],
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
  [`REQUESTS_EXCEEDED.${tooManyPictures}` as const]: refused['write.refused.tooManyPictures'],
  REQUESTS_EXCEEDED: refused['write.refused.busy'],
}

const shared = { faultTexts, refusalTexts }

/** What `handleWriting` has put in the place of files. */
function imagesIn(form: FormData): MediaId[] {
  const named = form.get('images')
  return readImages(typeof named === 'string' ? named : '')
}

export const newPostForm: FormDefinition<NewBoardPost, BoardPost> = {
  write: webboardCalls.writePost,
  fields: ['title', 'detail'],
  ownFields: ['images'],
  addFields: (form) => ({ images: imagesIn(form), looksAutomatic: looksAutomatic(form) }),
  hasPreview: true,
  ...shared,
}

export const editPostForm: FormDefinition<Partial<BoardPostChanges>, BoardPost> = {
  write: webboardCalls.changePost,
  fields: ['title', 'detail'],
  ownFields: ['images'],
  addFields: (form) => ({ images: imagesIn(form) }),
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
    ownFields: ['images', 'quote'],
    addFields: (form) => ({
      post,
      quote,
      images: imagesIn(form),
      looksAutomatic: looksAutomatic(form),
    }),
    hasPreview: true,
    ...shared,
  }
}

export const editReplyForm: FormDefinition<Partial<BoardReplyChanges>, BoardReply> = {
  write: webboardCalls.changeReply,
  fields: ['detail'],
  ownFields: ['images'],
  addFields: (form) => ({ images: imagesIn(form) }),
  hasPreview: true,
  ...shared,
}

export const removeReplyForm: FormDefinition<undefined> = {
  write: webboardCalls.removeReply,
  fields: [],
  ...shared,
}
