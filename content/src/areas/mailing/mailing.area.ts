import type { Area } from '../../engines/area.ts'
import { mailChoices, mailKeys } from './choice/mail-choices.collection.ts'

/** Mail that members asked for: what they are sent, and how they leave it. */
export const mailingArea: Area = {
  collections: [mailChoices, mailKeys],
}
