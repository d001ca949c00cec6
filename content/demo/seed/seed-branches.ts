import type { BasePayload } from 'payload'
import { branches } from '../branch/branch.demo.ts'
import type { BranchDemo } from '../branch/branch-sketch.demo.ts'
import type { Progress } from './progress.ts'
import type { PictureIds } from './seed-pictures.ts'

/** Creates the branches that are missing, and completes those whose English was cut off. */
export async function seedBranches(
  payload: BasePayload,
  provinceIds: ReadonlyMap<string, number>,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  for (const branch of branches) {
    const province = provinceIds.get(branch.province)
    if (province === undefined) throw new Error(`There is no province "${branch.province}"`)
    const id =
      (await findBranch(payload, branch.slug)) ??
      (await createBranch(payload, branch, { province, image: pictureIds.get(branch.picture) }))
    await addEnglish(payload, id, branch)
    progress.step(branch.name.th)
  }
}

async function findBranch(payload: BasePayload, slug: string): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection: 'branches',
    where: { slug: { equals: slug } },
    limit: 1,
  })
  return docs[0]?.id
}

async function createBranch(
  payload: BasePayload,
  branch: BranchDemo,
  { province, image }: { province: number; image: string | undefined },
): Promise<number> {
  const { id } = await payload.create({
    collection: 'branches',
    locale: 'th',
    data: {
      slug: branch.slug,
      name: branch.name.th,
      landmark: branch.landmark.th,
      notice: branch.notice?.th ?? null,
      province,
      image: image ?? null,
      latitude: branch.latitude,
      longitude: branch.longitude,
      phone: branch.phone,
      facebook: branch.facebook,
      googleMap: branch.googleMap,
      services: branch.services,
      payments: branch.payments,
      hours: branch.hours,
      _status: branch.status,
    },
    draft: branch.status === 'draft',
  })
  return id
}

async function addEnglish(payload: BasePayload, id: number, branch: BranchDemo): Promise<void> {
  await payload.update({
    collection: 'branches',
    id,
    locale: 'en',
    data: {
      name: branch.name.en,
      landmark: branch.landmark.en,
      notice: branch.notice?.en ?? null,
      _status: branch.status,
    },
    draft: branch.status === 'draft',
  })
}
