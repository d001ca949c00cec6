import { expect, test } from 'vitest'
import { groupProvinces } from './province-groups.ts'

const sectors = [
  { id: 1, name: 'ภาคเหนือ' },
  { id: 2, name: 'ภาคใต้' },
  { id: 3, name: 'ภาคตะวันออก' },
]
const provinces = [
  { id: 10, sector: 1, name: 'เชียงใหม่' },
  { id: 11, sector: 2, name: 'ภูเก็ต' },
  { id: 12, sector: 1, name: 'น่าน' },
]

test('provinces stand under their sector, a sector without provinces does not stand at all', () => {
  expect(groupProvinces(sectors, provinces, '')).toEqual([
    {
      label: 'ภาคเหนือ',
      options: [
        { value: '10', label: 'เชียงใหม่' },
        { value: '12', label: 'น่าน' },
      ],
    },
    { label: 'ภาคใต้', options: [{ value: '11', label: 'ภูเก็ต' }] },
  ])
})

test('a chosen sector leaves only its own provinces', () => {
  expect(groupProvinces(sectors, provinces, '2').map(({ label }) => label)).toEqual(['ภาคใต้'])
})
