import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { env } from '../../platform/env.ts'
import { spacedName } from '../../platform/languages/spaced-name.ts'
import type { Setting } from '../../platform/payload-types.ts'
import { type Letter, toMail } from './email-content.ts'
import type { MailShare } from './mail.ts'
import type { MailLink, MailPart } from './mail-body.ts'
import { oneLine } from './one-line.ts'
import { type Delivered, type DeliveryTools, sent, type Job } from './outbox-source.ts'

/** Who mails to members come from, in their language, and where they are answered. */
export type Brand = Pick<Setting, 'brandName' | 'email'>

export async function readBrand(payload: BasePayload, language: Language): Promise<Brand> {
  const wanted = { slug: 'settings', locale: language, fallbackLocale: 'th' } as const
  const { brandName, email } = await payload.findGlobal(wanted)
  // Nobody may have named it yet.
  return { brandName: brandName || new URL(env.websiteUrl).host, email }
}

const words = {
  th: { greeting: 'สวัสดี', closing: (brand: string) => `ทีมงาน${brand}` },
  en: { greeting: 'Hello,', closing: (brand: string) => `The ${brand} team` },
}

/** The brand's name as it stands in a sentence. */
export function brandIn(language: Language, { brandName }: Pick<Brand, 'brandName'>): string {
  return spacedName(oneLine(brandName), language)
}

interface Said extends Pick<Letter, 'leaving'> {
  subject: string
  parts: readonly MailPart[]
  /** What stands below, for whoever did not ask for this. */
  note: string
  links?: readonly MailLink[]
}

/** What the brand writes to somebody, with a greeting before it and its name below. */
export function brandEmail(
  language: Language,
  { brandName, email }: Brand,
  { subject, parts, note, links = [], leaving }: Said,
): Letter {
  const { greeting, closing } = words[language]
  return {
    subject: oneLine(subject),
    parts: [
      say(greeting),
      ...parts,
      say(closing(brandIn(language, { brandName }))),
      { kind: 'note', text: note, links },
    ],
    leaving,
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
  }
}

/** A paragraph. */
export function say(text: string): MailPart {
  return { kind: 'text', text: oneLine(text, 1000) }
}

interface Receiver {
  to: readonly string[]
  language: Language
  share?: MailShare | undefined
  /** Read anew where it is left out. */
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

/** A day on the calendar of Thailand, whoever reads it wherever. */
export function dayIn(language: Language, moment: string): string {
  const style = { ...onClock, dateStyle: 'long' } as const
  return new Date(moment).toLocaleDateString(localeOf[language], style)
}

/** A moment on the clock of Thailand. */
export function timeIn(language: Language, moment: string): string {
  const style = { ...onClock, dateStyle: 'medium', timeStyle: 'short' } as const
  const time = new Date(moment).toLocaleString(localeOf[language], style)
  return language === 'th' ? `${time} น.` : `${time}, Thailand`
}
