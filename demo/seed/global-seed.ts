import type { BasePayload, DataFromGlobalSlug, GlobalSlug } from 'payload'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import type { Seed, Seeding } from './seeding.ts'

type GlobalData<Slug extends GlobalSlug> = Partial<Omit<DataFromGlobalSlug<Slug>, 'id'>>

/** Writes a global in both languages; its rows keep the ids that they have in Thai, `stored` (`rowId`). */
export function globalSeed<Slug extends GlobalSlug>(
  slug: Slug,
  data: (
    language: keyof BilingualText,
    seeding: Seeding,
    stored?: DataFromGlobalSlug<Slug>,
  ) => GlobalData<Slug>,
): Seed {
  return {
    count: 1,
    async run(seeding) {
      const { payload } = seeding
      await write(payload, slug, data('th', seeding), 'th')
      const stored = await payload.findGlobal({ slug, locale: 'th' })
      await write(payload, slug, data('en', seeding, stored), 'en')
      seeding.step(slug)
    },
  }
}

/** Writes a global that says the same in both languages. */
export function plainGlobalSeed<Slug extends GlobalSlug>(slug: Slug, data: GlobalData<Slug>): Seed {
  return {
    count: 1,
    async run({ payload, step }) {
      await write(payload, slug, data, 'th')
      step(slug)
    },
  }
}

/** Payload's types tell what to write for a slug that is known alone: here it is any. */
async function write(
  payload: BasePayload,
  slug: GlobalSlug,
  data: GlobalData<GlobalSlug>,
  locale: keyof BilingualText,
): Promise<void> {
  await payload.updateGlobal({ slug, locale, data })
}
