import type { BasePayload } from 'payload'
import { type SpecialEventDemo, specialEvents } from '../news/special-event.demo.ts'
import type { Progress } from './progress.ts'
import { pictureNamed, type PictureIds } from './seed-pictures.ts'

const collection = 'special-events'

export async function seedSpecialEvents(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  for (const event of specialEvents) {
    await seedSpecialEvent(payload, event, pictureNamed(pictureIds, event.picture))
    progress.step(event.title.th)
  }
}

async function seedSpecialEvent(
  payload: BasePayload,
  { title, link, sort, status }: SpecialEventDemo,
  image: string,
): Promise<void> {
  const draft = status === 'draft'
  const { docs } = await payload.find({
    collection,
    where: { title: { equals: title.th } },
    locale: 'th',
    limit: 1,
  })
  const data = { title: title.th, link, sort, image, _status: status }
  const { id } = docs[0] ?? (await payload.create({ collection, locale: 'th', data, draft }))
  const english = { title: title.en, _status: status }
  await payload.update({ collection, id, locale: 'en', data: english, draft })
}
