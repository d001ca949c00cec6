import type {
  BasePayload,
  CollectionSlug,
  DataFromCollectionSlug,
  RequiredDataFromCollectionSlug,
} from 'payload'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import type { Seed, Seeding } from './seeding.ts'

interface DemoRecord<Slug extends CollectionSlug> {
  /** Thai values that identify the record. An existing record with them is updated. */
  key: Record<string, string>
  /** Key for references from other records; by default the first value of `key`. */
  name?: string
  /**
   * All fields in a language, as Payload copies Thai into missing English ones. `stored` is the Thai record. Rows must keep
   * its row ids (`rowId`), so that their English belongs to the same row.
   */
  data: (
    language: keyof BilingualText,
    stored?: DataFromCollectionSlug<Slug>,
  ) => RequiredDataFromCollectionSlug<Slug>
}

/** Creates missing records and completes those of an interrupted run. */
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
  // With a generic slug Payload's types allow no value, so it is widened to any slug.
  const collection: CollectionSlug = slug
  const found = await findRecord(payload, slug, key)
  const thai = data('th', found)
  const draft = isDraft(thai)
  // An interrupted run may have stored the record without its texts, so it is written again.
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
