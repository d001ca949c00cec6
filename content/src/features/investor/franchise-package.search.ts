import { entitySource } from '../../core/search/entity-source.ts'
import { sizeLabels } from './franchise-package.fields.ts'
import { franchisePackageEntity } from './investor.entities.ts'

/** Packages by size, brands and contents. They have no own page. */
export const packageSource = entitySource({
  kind: 'package',
  audience: 'anyone',
  entity: franchisePackageEntity,
  describe({ size, brands, small, medium, big, twoMachine, config }, { language }) {
    const name = sizeLabels[size][language]
    const items = config.map(({ item }) => item)
    return {
      title: language === 'th' ? `แพ็กเกจแฟรนไชส์ ${name}` : `Franchise package: ${name}`,
      text: [brands, small, medium, big, twoMachine, ...items].filter(Boolean).join(' · '),
    }
  },
})
