import type { BasePayload } from 'payload'
import type { MilestoneDemo } from '../about/milestone.demo.ts'
import type { OfficialChannelDemo } from '../about/official-channel.demo.ts'
import type { RewardDemo } from '../about/reward.demo.ts'

const published = { _status: 'published' } as const
const thai = { locale: 'th', limit: 1 } as const

interface Placed<Image> {
  sort: number
  image: Image
}

export async function seedMilestone(
  payload: BasePayload,
  { year, title, description }: MilestoneDemo,
  placed: Placed<string | null>,
): Promise<void> {
  const collection = 'milestones'
  const where = { title: { equals: title.th } }
  const { docs } = await payload.find({ collection, where, ...thai })
  const data = { year, title: title.th, description: description.th, ...placed, ...published }
  const { id } = docs[0] ?? (await payload.create({ collection, locale: 'th', data }))
  const english = { title: title.en, description: description.en, ...published }
  await payload.update({ collection, id, locale: 'en', data: english })
}

export async function seedReward(
  payload: BasePayload,
  { name }: RewardDemo,
  placed: Placed<string>,
): Promise<void> {
  const collection = 'rewards'
  const { docs } = await payload.find({ collection, where: { name: { equals: name.th } }, ...thai })
  const data = { name: name.th, ...placed, ...published }
  const { id } = docs[0] ?? (await payload.create({ collection, locale: 'th', data }))
  await payload.update({ collection, id, locale: 'en', data: { name: name.en, ...published } })
}

export async function seedChannel(
  payload: BasePayload,
  { title, url }: OfficialChannelDemo,
  placed: Placed<string>,
): Promise<void> {
  const collection = 'official-channels'
  const { docs } = await payload.find({ collection, where: { url: { equals: url } }, ...thai })
  const data = { title: title.th, url, ...placed, ...published }
  const { id } = docs[0] ?? (await payload.create({ collection, locale: 'th', data }))
  await payload.update({ collection, id, locale: 'en', data: { title: title.en, ...published } })
}
