import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { maxFormBytesOf } from '../../../blocks/photo/photo-limits.ts'
import { largeForm } from '../../../request/large-form.ts'
import { pagePlace } from '../../../request/page-place.ts'
import type { TalkMessageId } from '../talk/talk.messages.ts'

/** The handle of a page with a form that takes pictures. */
export const writingPlace = {
  ...largeForm({ maxBytes: maxFormBytesOf(boardLengths.images) }),
  ...pagePlace<TalkMessageId>({ above: [{ path: '/webboard', name: 'talk.board' }] }),
}
