import type { BasePayload } from 'payload'
import { customerReviews, type CustomerReviewDemo } from '../branch/customer-review.demo.ts'
import type { Progress } from './progress.ts'
import type { PictureIds } from './seed-pictures.ts'

export async function seedReviews(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  for (const review of customerReviews) {
    await seedReview(payload, review, pictureIds.get(review.picture))
    progress.step(review.name.th)
  }
}

async function seedReview(
  payload: BasePayload,
  { name, feedback, sort, status }: CustomerReviewDemo,
  image: string | undefined,
): Promise<void> {
  const collection = 'customer-reviews'
  const draft = status === 'draft'
  const { docs } = await payload.find({
    collection,
    where: { name: { equals: name.th } },
    locale: 'th',
    limit: 1,
  })
  const { id } =
    docs[0] ??
    (await payload.create({
      collection,
      locale: 'th',
      data: { name: name.th, feedback: feedback.th, sort, image: image ?? null, _status: status },
      draft,
    }))
  await payload.update({
    collection,
    id,
    locale: 'en',
    data: { name: name.en, feedback: feedback.en, _status: status },
    draft,
  })
}
