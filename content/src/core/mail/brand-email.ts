import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { env } from '../../platform/env.ts'
import { spacedName } from '@washhouse/contract/text/spaced-name'
import type { Setting } from '../../platform/payload-types.ts'
import { type Letter, toMail } from './email-content.ts'
import type { MailShare } from './mail.ts'
import type { MailLink, MailPart } from './mail-body.ts'
import { oneLine } from './one-line.ts'
import { type Delivered, type DeliveryTools, sent, type Job } from './outbox-source.ts'

/** The sender name of emails to members, in their language, and the reply address. */
export type Brand = Pick<Setting, 'brandName' | 'email'>

export async function readBrand(payload: BasePayload, language: Language): Promise<Brand> {
  const wanted = { slug: 'settings', locale: language, fallbackLocale: 'th' } as const
  const { brandName, email } = await payload.findGlobal(wanted)
  // The brand may not have a name yet.
  return { brandName: brandName || new URL(env.websiteUrl).host, email }
}

const words = {
  th: {
    greet: (name: string) => (name ? `สวัสดีคุณ${spacedName(name, 'th')}` : 'สวัสดี'),
    closing: (brand: string) => `ทีมงาน${brand}`,
  },
  en: {
    greet: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    closing: (brand: string) => `The ${brand} team`,
  },
}

/** The brand's name within a sentence. */
export function brandIn(language: Language, { brandName }: Pick<Brand, 'brandName'>): string {
  return spacedName(oneLine(brandName), language)
}

interface Said extends Pick<Letter, 'leaving'> {
  subject: string
  /** First name of a recipient who has confirmed the address: nobody else typed it. */
  name?: string | null | undefined
  parts: readonly MailPart[]
  /** Text at the end for recipients who did not request this. */
  note: string
  links?: readonly MailLink[]
}

/** The email text with a greeting at the start and the brand's name at the end. */
export function brandEmail(
  language: Language,
  { brandName, email }: Brand,
  { subject, name, parts, note, links = [], leaving }: Said,
): Letter {
  const { greet, closing } = words[language]
  return {
    subject: oneLine(subject),
    parts: [
      say(greet(oneLine(name ?? ''))),
      ...parts,
      say(closing(brandIn(language, { brandName }))),
      { kind: 'note', text: note, links },
    ],
    leaving,
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
  }
}

export function say(text: string): MailPart {
  return { kind: 'text', text: oneLine(text, 1000) }
}

interface Receiver {
  to: readonly string[]
  language: Language
  share?: MailShare | undefined
  /** Read from the settings if left out. */
  brand?: Brand
}

/** Sends a letter in the brand's name. */
export async function sendBrandEmail(
  job: Job,
  { payload, sendMail, signal }: DeliveryTools,
  { brand: known, ...receiver }: Receiver,
  write: (brand: Brand) => Letter,
): Promise<Delivered> {
  const brand = known ?? (await readBrand(payload, receiver.language))
  const mail = toMail(job, write(brand), { ...receiver, from: brand.brandName })
  await sendMail(mail, signal)
  return sent
}

const onClock = { timeZone: 'Asia/Bangkok' } as const
const localeOf = { th: 'th-TH', en: 'en-GB' }

/** A date in Thailand's time zone. */
export function dayIn(language: Language, moment: string): string {
  const style = { ...onClock, dateStyle: 'long' } as const
  return new Date(moment).toLocaleDateString(localeOf[language], style)
}

/** A date and time in Thailand's time zone. */
export function timeIn(language: Language, moment: string): string {
  const style = { ...onClock, dateStyle: 'medium', timeStyle: 'short' } as const
  const time = new Date(moment).toLocaleString(localeOf[language], style)
  return language === 'th' ? `${time} น.` : `${time} Thailand time`
}
