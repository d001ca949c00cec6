import type { ReviewReason } from './review-reasons.ts'
import { foldWriting } from './fold-writing.ts'
import { hasAddress } from './has-address.ts'
import { hasPersonalNumber } from './has-personal-number.ts'
import { hasPhone } from './has-phone.ts'

/** The visible text, and the number of pictures. */
export interface Seen {
  text: string
  images: number
}

/**
 * The contact details in a text, as a reason to review it; null: none. A picture counts, because it may show some. Whether the
 * text must be reviewed is decided in `writing/when-review-is-needed.rows.ts`.
 */
export function findContactDetails({ text, images }: Seen): ReviewReason | null {
  const folded = foldWriting(text)
  if (hasAddress(folded)) return 'link'
  if (hasPhone(folded) || hasPersonalNumber(folded)) return 'phone'
  return images > 0 ? 'picture' : null
}
