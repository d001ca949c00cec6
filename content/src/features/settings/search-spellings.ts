import type { SpellingSource } from '../../core/search/spellings.ts'
import { partSpellings } from './spellings.validation.ts'

/** What people call most laundries; used until editors list words of their own. */
const usualCommonWords =
  'ร้านสะดวกซัก, สะดวกซัก, ร้านซักผ้า, ซักผ้า, ซักอบ, อบผ้า, หยอดเหรียญ, ร้าน, สาขา, laundry, laundromat, shop, branch'

/** The lists that editors keep in the settings. */
export const searchSpellings: SpellingSource = {
  tag: 'settings',
  async read(payload) {
    const { spellings, commonWords } = await payload.findGlobal({
      slug: 'settings',
      depth: 0,
      overrideAccess: true,
      select: { spellings: true, commonWords: true },
    })
    return {
      spellings: (spellings ?? []).map(({ words }) => partSpellings(words)),
      common: partSpellings(commonWords || usualCommonWords),
    }
  },
}
