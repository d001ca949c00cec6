import { franchiseSizes } from '@washhouse/contract/investor/investor.contract'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { collectionSource, wordsOf } from '../../engines/search/document-source.ts'
import { sizeFields } from './franchise-package.fields.ts'
import { sizeLabels } from './franchise-size.labels.ts'

/** Packages by size, makers, and what is in them; they have no page of their own. */
export const packageSource = collectionSource({
  kind: 'package',
  tag: 'franchise',
  collection: 'franchise-packages',
  describe(fields, language) {
    const size = franchiseSizes.find((each) => each === fields['size'])
    const name = size ? sizeLabels[size][language] : ''
    const items = Array.isArray(fields['config']) ? fields['config'] : []
    return {
      title: language === 'th' ? `แพ็กเกจแฟรนไชส์ ${name}` : `Franchise package: ${name}`,
      text: [
        wordsOf(fields['brands']),
        ...franchiseSizes.map((each) => wordsOf(fields[sizeFields[each]])),
        ...items.filter(isPlainObject).map(({ item }) => wordsOf(item)),
      ]
        .filter(Boolean)
        .join(' · '),
    }
  },
})
