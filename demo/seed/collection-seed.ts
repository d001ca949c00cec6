import type {
  BasePayload,
  CollectionSlug,
  DataFromCollectionSlug,
  RequiredDataFromCollectionSlug,
} from 'payload'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import type { Seed, Seeding } from './seeding.ts'

interface DemoRecord<Slug extends CollectionSlug> {
  /** What tells it from the others, as it stands in Thai: what has these values is not made again. */
  key: Record<string, string>
  /** What other records name it by; the first value of its key unless said. */
  name?: string
  /**
   * All fields in a language: Payload copies Thai into English ones that are left out. `stored` is the Thai record,
   * whose rows keep their ids (`rowId`): only so their English stands beside their Thai.
   */
  data: (
    language: keyof BilingualText,
    stored?: DataFromCollectionSlug<Slug>,
  ) => RequiredDataFromCollectionSlug<Slug>
}

/** Creates the records that are missing, and completes those that were cut off. */
export function collectionSeed<Slug extends CollectionSlug, Demo>(
  collection: Slug,
  demos: readonly Demo[],
  describe: (demo: Demo, seeding: Seeding & { sort: number }) => DemoRecord<Slug>,
): Seed {
  return {
    count: demos.length,
    async run(seeding) {
      for (const [index, demo] of demos.entries()) {
        const record = describe(demo, { ...seeding, sort: index + 1 })
        const id = await seedRecord(seeding.payload, collection, record)
        const name = record.name ?? Object.values(record.key)[0] ?? collection
        seeding.keepId(collection, name, id)
        seeding.step(name)
      }
    },
  }
}

async function seedRecord<Slug extends CollectionSlug>(
  payload: BasePayload,
  slug: Slug,
  { key, data }: DemoRecord<Slug>,
): Promise<number | string> {
  // Payload's types tell what to write for a slug that is known alone: here it is any.
  const collection: CollectionSlug = slug
  const found = await findRecord(payload, slug, key)
  const thai = data('th', found)
  const draft = isDraft(thai)
  // What is there may have been cut short before its texts were stored: it is written again.
  if (found) await payload.update({ collection, id: found.id, locale: 'th', data: thai, draft })
  else await payload.create({ collection, locale: 'th', data: thai, draft })
  const stored = await findRecord(payload, slug, key)
  if (!stored) throw new Error(`${slug} ${Object.values(key).join(', ')} was not stored`)
  const { id } = stored
  await payload.update({ collection, id, locale: 'en', data: data('en', stored), draft })
  return id
}

async function findRecord<Slug extends CollectionSlug>(
  payload: BasePayload,
  collection: Slug,
  key: Record<string, string>,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const fields = Object.entries(key).map(([field, value]) => [field, { equals: value }])
  const where = Object.fromEntries(fields)
  const { docs } = await payload.find({ collection, where, locale: 'th', limit: 1 })
  return docs[0]
}

function isDraft(data: object): boolean {
  return '_status' in data && data._status === 'draft'
}
