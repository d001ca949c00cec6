import type { BasePayload } from 'payload'
import { aboutPages } from '../about/about-page.demo.ts'
import { aboutBrandDemo, aboutHeadDemo, aboutHistoryDemo } from '../about/about-section.demo.ts'
import { milestones } from '../about/milestone.demo.ts'
import { officialChannels } from '../about/official-channel.demo.ts'
import { rewards } from '../about/reward.demo.ts'
import { createBodyWriter } from './body-writer.ts'
import type { Progress } from './progress.ts'
import { seedChannel, seedMilestone, seedReward } from './seed-about-lists.ts'
import { pictureNamed, type PictureIds } from './seed-pictures.ts'

const languages = ['th', 'en'] as const
const published = { _status: 'published' } as const

export function countAbout(): number {
  return aboutPages.length + milestones.length + rewards.length + officialChannels.length + 3
}

/** Writes the pages about the brand, and creates of their lists what is missing. */
export async function seedAbout(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  await seedHead(payload, pictureNamed(pictureIds, aboutHeadDemo.picture))
  progress.step('about-head')
  await seedSections(payload, pictureIds, progress)
  await seedPages(payload, pictureIds, progress)
  for (const [index, demo] of milestones.entries()) {
    const image = demo.picture === null ? null : pictureNamed(pictureIds, demo.picture)
    await seedMilestone(payload, demo, { sort: index + 1, image })
    progress.step(demo.title.th)
  }
  for (const [index, demo] of rewards.entries()) {
    const image = pictureNamed(pictureIds, demo.picture)
    await seedReward(payload, demo, { sort: index + 1, image })
    progress.step(demo.name.th)
  }
  for (const [index, demo] of officialChannels.entries()) {
    const image = pictureNamed(pictureIds, demo.picture)
    await seedChannel(payload, demo, { sort: index + 1, image })
    progress.step(demo.title.th)
  }
}

async function seedHead(payload: BasePayload, backgroundImage: string): Promise<void> {
  for (const language of languages) {
    const title = aboutHeadDemo.title[language]
    const description = aboutHeadDemo.description[language]
    await payload.updateGlobal({
      slug: 'about-head',
      locale: language,
      data: { title, description, backgroundImage, ...published },
    })
  }
}

async function seedSections(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  const writeBody = await createBodyWriter(payload)
  const sections = { 'about-brand': aboutBrandDemo, 'about-history': aboutHistoryDemo }
  for (const slug of ['about-brand', 'about-history'] as const) {
    const { title, body, picture } = sections[slug]
    const image = pictureNamed(pictureIds, picture)
    for (const language of languages) {
      const texts = { title: title[language], body: writeBody(body[language]) }
      await payload.updateGlobal({
        slug,
        locale: language,
        data: { ...texts, image, ...published },
      })
    }
    progress.step(slug)
  }
}

async function seedPages(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  const writeBody = await createBodyWriter(payload)
  const collection = 'about-pages'
  for (const [index, { slug, title, body, picture }] of aboutPages.entries()) {
    const where = { slug: { equals: slug } }
    const { docs } = await payload.find({ collection, where, limit: 1 })
    const texts = (language: (typeof languages)[number]) => ({
      title: title[language],
      body: writeBody(body[language]),
      ...published,
    })
    const image = pictureNamed(pictureIds, picture)
    const data = { ...texts('th'), slug, image, sort: index + 1 }
    const { id } = docs[0] ?? (await payload.create({ collection, locale: 'th', data }))
    await payload.update({ collection, id, locale: 'en', data: texts('en') })
    progress.step(slug)
  }
}
