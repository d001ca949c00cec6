import type { Look } from './review-reasons.ts'
import { foldWriting } from './fold-writing.ts'
import { hasAddress } from './has-address.ts'
import { hasPersonalNumber } from './has-personal-number.ts'
import { hasPhone } from './has-phone.ts'

/** The visible text, and the number of pictures. */
export interface Seen {
  text: string
  images: number
}

/** Why a newcomer's text needs pre-moderation; null: it does not. */
export function needsReview({ text, images }: Seen): Look | null {
  const folded = foldWriting(text)
  if (hasAddress(folded)) return 'link'
  if (hasPhone(folded) || hasPersonalNumber(folded)) return 'phone'
  return images > 0 ? 'picture' : null
}
