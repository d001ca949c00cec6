import { languages, type Language } from '@washhouse/contract/language'
import { z } from 'zod'
import type { Brand } from '../../../engines/mail/brand.ts'
import { type Letter, toMail } from '../../../engines/mail/letter.ts'
import type { Job } from '../../../engines/mail/outbox-job.ts'
import type { DeliveryTools } from '../../../engines/mail/outbox-source.ts'
import { readKeptBrand } from './kept-brand.ts'

const ProofContent = z.object({ to: z.string(), language: z.enum(languages) })

/** Mails a letter, marked as a proof, to the editor who asked for it; false where nobody knows any more who that was. */
export async function mailProof(
  job: Job,
  { payload, sendMail, signal }: DeliveryTools,
  write: (language: Language, brand: Brand) => Letter,
): Promise<boolean> {
  const { data: content } = ProofContent.safeParse(job.content)
  if (!content) return false
  const { to, language } = content
  const brand = await readKeptBrand(payload, language)
  const letter = write(language, brand)
  const mark = language === 'th' ? '[ตัวอย่าง] ' : '[Proof] '
  const envelope = { to: [to], from: brand.brandName, language }
  await sendMail(toMail(job, { ...letter, subject: mark + letter.subject }, envelope), signal)
  return true
}
