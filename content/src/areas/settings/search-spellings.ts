import type { SpellingSource } from '../../engines/search/spellings.ts'
import { partSpellings } from './spellings.validation.ts'

/** The list that editors keep in the settings. */
export const searchSpellings: SpellingSource = {
  tag: 'settings',
  async read(payload) {
    const { spellings } = await payload.findGlobal({
      slug: 'settings',
      depth: 0,
      overrideAccess: true,
      select: { spellings: true },
    })
    return (spellings ?? []).map(({ words }) => partSpellings(words))
  },
}
