import type { BasePayload } from 'payload'
import { createBodyWriter } from '../src/platform/rich-text/body-writer.ts'

interface Common {
  status?: 'draft' | 'published'
  english?: string
  sort?: number
}

type PageRecord = Common & { slug: string; title: string; body?: string; image?: string }

/** Creates a page in Thai, and its English title where one is given. */
export async function createAboutPage(payload: BasePayload, record: PageRecord): Promise<number> {
  const { english, body, status = 'published', ...own } = record
  const writeBody = await createBodyWriter(payload)
  const common = { collection: 'about-pages', draft: status === 'draft' } as const
  const text = body === undefined ? {} : { body: writeBody(body) }
  const data = { ...own, ...text, _status: status }
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return id
  const translated = { title: english, _status: status }
  await payload.update({ ...common, id, locale: 'en', data: translated })
  return id
}

type MilestoneRecord = Common & { year: number; title: string; description?: string }

export async function createMilestone(
  payload: BasePayload,
  { english, status = 'published', ...own }: MilestoneRecord,
): Promise<number> {
  const common = { collection: 'milestones', draft: status === 'draft' } as const
  const data = { ...own, _status: status }
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return id
  await payload.update({ ...common, id, locale: 'en', data: { title: english, _status: status } })
  return id
}

export async function createReward(
  payload: BasePayload,
  { english, status = 'published', ...own }: Common & { name: string; image?: string },
): Promise<number> {
  const common = { collection: 'rewards', draft: status === 'draft' } as const
  const data = { ...own, _status: status }
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return id
  await payload.update({ ...common, id, locale: 'en', data: { name: english, _status: status } })
  return id
}

type ChannelRecord = Common & { title: string; url: string; image?: string }

export async function createChannel(
  payload: BasePayload,
  { english, status = 'published', ...own }: ChannelRecord,
): Promise<number> {
  const common = { collection: 'official-channels', draft: status === 'draft' } as const
  const data = { ...own, _status: status }
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return id
  await payload.update({ ...common, id, locale: 'en', data: { title: english, _status: status } })
  return id
}
