import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

/** What makes the site this brand's: its names, texts and contacts. All of it is editors' content. */
export const Settings = z.object({
  id: Id,
  /** Phone in E.164 or a hotline's digits, LINE id with its @ or a link of lin.ee, addresses as full URLs. */
  phone: z.string().nullable(),
  lineId: z.string().nullable(),
  email: z.string().nullable(),
  facebook: z.string().nullable(),
  /** The brand's promises, in working days: an answer to who writes, a refund once all is known; null: none. */
  answerDays: z.int().positive().nullable(),
  refundDays: z.int().positive().nullable(),
  /** The brand's sign beside its name, any shape; null: the drum. */
  logo: MediaId.nullable(),
  /** Square picture for browser tabs and home screens; null: the drum. */
  icon: MediaId.nullable(),
  /** Picture for social sharing where a page has none of its own. */
  shareImage: MediaId.nullable(),
  brandName: z.string(),
  /** Head data of every page (spec §1): title, keywords, description, author. */
  homeTitle: z.string(),
  metaKeywords: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaAuthor: z.string().nullable(),
  /** One line under the logo in the footer. */
  footerText: z.string().nullable(),
  /** Full https address of a MapLibre style for the branch map; null: the website's own drawn map. */
  mapStyleUrl: z.string().nullable(),
  /** When what visitors see of it changed last; null where that is not known. */
  updatedAt: Timestamp.nullable(),
})
export type Settings = z.infer<typeof Settings>
