import { entitySource } from '../../core/search/entity-source.ts'
import { branchEntity, provinceEntity, sectorEntity } from './branch.entities.ts'

export const branchSource = entitySource({
  kind: 'branch',
  audience: 'anyone',
  entity: branchEntity,
  names: { province: provinceEntity, sector: sectorEntity },
  describe: ({ name, landmark }, { nameOf }) => ({
    title: name,
    text: [landmark, nameOf('province'), nameOf('sector')].filter(Boolean).join(' · '),
  }),
})
