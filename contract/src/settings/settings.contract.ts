import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

/** Names, texts and contacts of the brand, written by editors. */
export const Settings = z.object({
  id: Id,
  /** Phone in E.164 or hotline digits, LINE id with @ or a lin.ee link, addresses as full URLs. */
  phone: z.string().nullable(),
  lineId: z.string().nullable(),
  email: z.string().nullable(),
  facebook: z.string().nullable(),
  /** Working days until a reply, and until a refund once all details are known; null: no promise. */
  answerDays: z.int().positive().nullable(),
  refundDays: z.int().positive().nullable(),
  /** Logo beside the name, any shape; null: default logo. */
  logo: MediaId.nullable(),
  /** Square icon for browser tabs and home screens; null: default icon. */
  icon: MediaId.nullable(),
  /** Default image for social sharing. */
  shareImage: MediaId.nullable(),
  brandName: z.string(),
  /** Default metadata of all pages (spec §1): title, keywords, description, author. */
  homeTitle: z.string(),
  metaKeywords: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaAuthor: z.string().nullable(),
  /** Line below the logo in the footer. */
  footerText: z.string().nullable(),
  /** Example titles, one a line, that visitors see on the pages for members. */
  boardExamples: z.string().nullable(),
  faqExamples: z.string().nullable(),
  downloadExamples: z.string().nullable(),
  enewsExamples: z.string().nullable(),
  /** Full https URL of a MapLibre style for the branch map; null: the built-in map. */
  mapStyleUrl: z.string().nullable(),
  /** Last visible change; null if unknown. */
  updatedAt: Timestamp.nullable(),
})
export type Settings = z.infer<typeof Settings>
