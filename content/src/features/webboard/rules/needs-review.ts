import type { Look } from './review-reasons.ts'
import { foldWriting } from './fold-writing.ts'
import { hasAddress } from './has-address.ts'
import { hasPersonalNumber } from './has-personal-number.ts'
import { hasPhone } from './has-phone.ts'

/** What is looked at: what is seen of a text, and how many pictures stand with it. */
export interface Seen {
  text: string
  images: number
}

/** Why a newcomer's writing is looked at before it is shown; null: it is not. */
export function needsReview({ text, images }: Seen): Look | null {
  const folded = foldWriting(text)
  if (hasAddress(folded)) return 'link'
  if (hasPhone(folded) || hasPersonalNumber(folded)) return 'phone'
  return images > 0 ? 'picture' : null
}
