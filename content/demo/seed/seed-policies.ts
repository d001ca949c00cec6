import { policyKinds, type PolicyKind } from '@washhouse/contract/policy/policy.contract'
import type { BasePayload } from 'payload'
import { policies, type PolicyDemo } from '../policy/policy.demo.ts'
import { policySlugs } from '../../src/areas/policy/policy.globals.ts'
import { createBodyWriter } from './body-writer.ts'
import type { Progress } from './progress.ts'
import { seedFile } from './seed-file.ts'
import { pictureNamed, type PictureIds } from './seed-pictures.ts'

const languages = ['th', 'en'] as const

export function countPolicies(): number {
  return policyKinds.length + policyKinds.flatMap((kind) => policies[kind].images).length
}

/** Writes the three policies, each with its files, and creates their pictures that are missing. */
export async function seedPolicies(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  const writeBody = await createBodyWriter(payload)
  for (const kind of policyKinds) {
    const { title, body, images } = policies[kind]
    for (const language of languages) {
      const pdf = await seedPdf(payload, kind, language)
      const data = { title: title[language], body: writeBody(body[language]), pdf }
      await payload.updateGlobal({
        slug: policySlugs[kind],
        locale: language,
        data: { ...data, _status: 'published' },
      })
    }
    progress.step(title.th)
    for (const [index, image] of images.entries()) {
      const id = pictureNamed(pictureIds, image.picture)
      await seedImage(payload, { policy: kind, image: id, sort: index + 1 }, image.caption)
      progress.step(image.caption.th)
    }
  }
}

function seedPdf(payload: BasePayload, kind: PolicyKind, language: 'th' | 'en'): Promise<string> {
  return seedFile(payload, {
    name: `${policySlugs[kind]}-${language}`,
    path: new URL(`../policy/${kind}.${language}.demo.pdf`, import.meta.url),
    kind: 'pdf',
    alt: policies[kind].title,
  })
}

async function seedImage(
  payload: BasePayload,
  own: { policy: PolicyKind; image: string; sort: number },
  caption: PolicyDemo['images'][number]['caption'],
): Promise<void> {
  const collection = 'policy-images'
  const { docs } = await payload.find({
    collection,
    where: { policy: { equals: own.policy }, image: { equals: own.image } },
    limit: 1,
  })
  const data = { ...own, caption: caption.th, _status: 'published' } as const
  const { id } = docs[0] ?? (await payload.create({ collection, locale: 'th', data }))
  const english = { caption: caption.en, _status: 'published' } as const
  await payload.update({ collection, id, locale: 'en', data: english })
}
