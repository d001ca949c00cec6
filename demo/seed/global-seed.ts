import type { BasePayload, DataFromGlobalSlug, GlobalSlug } from 'payload'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import type { Seed, Seeding } from './seeding.ts'

type GlobalData<Slug extends GlobalSlug> = Partial<Omit<DataFromGlobalSlug<Slug>, 'id'>>

/** Writes a global in both languages; its rows keep the ids of the Thai ones in `stored` (`rowId`). */
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

/** Writes a global that is the same in both languages. */
export function plainGlobalSeed<Slug extends GlobalSlug>(slug: Slug, data: GlobalData<Slug>): Seed {
  return {
    count: 1,
    async run({ payload, step }) {
      await write(payload, slug, data, 'th')
      step(slug)
    },
  }
}

/** With a generic slug Payload's types allow no value, so it is widened to any slug. */
async function write(
  payload: BasePayload,
  slug: GlobalSlug,
  data: GlobalData<GlobalSlug>,
  locale: keyof BilingualText,
): Promise<void> {
  await payload.updateGlobal({ slug, locale, data })
}
