import type { ProblemCause } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload } from 'payload'
import { createBodyWriter } from '../src/platform/rich-text/body-writer.ts'

interface Common {
  status?: 'draft' | 'published'
  english?: string
  sort?: number
}

type Main = Common & { slug: string; title?: string; coverImage?: string }

/** A main subject in Thai, its title in English where one is given. */
export async function createMainFaq(
  payload: BasePayload,
  { english, status = 'published', title = 'การใช้เครื่อง', ...own }: Main,
): Promise<number> {
  const common = { collection: 'main-faqs', draft: status === 'draft' } as const
  const data = { ...own, title, _status: status }
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return id
  await payload.update({ ...common, id, locale: 'en', data: { title: english, _status: status } })
  return id
}

type Sub = Common & { mainFaq: number; title?: string }

export async function createSubFaq(
  payload: BasePayload,
  { english, status = 'published', title = 'เหรียญและธนบัตร', ...own }: Sub,
): Promise<number> {
  const common = { collection: 'sub-faqs', draft: status === 'draft' } as const
  const data = { ...own, title, _status: status }
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return id
  await payload.update({ ...common, id, locale: 'en', data: { title: english, _status: status } })
  return id
}

type Question = Common & {
  subFaq: number
  question: string
  /** Markdown. */
  answer?: string
  url?: string
  cause?: ProblemCause
}

/** A question in Thai, and in English where `english` is given. */
export async function createFaq(
  payload: BasePayload,
  { english, answer, status = 'published', ...own }: Question,
): Promise<number> {
  const writeBody = await createBodyWriter(payload)
  const common = { collection: 'faqs', draft: status === 'draft' } as const
  const text = answer === undefined ? {} : { body: writeBody(answer) }
  const data = { ...own, ...text, _status: status }
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return id
  const translated = { question: english, _status: status }
  await payload.update({ ...common, id, locale: 'en', data: translated })
  return id
}
