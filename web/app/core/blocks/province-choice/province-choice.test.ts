import { expect, test } from 'vitest'
import { chooseProvinces, labelProvince } from './province-choice.ts'

const thai = [
  { id: 1, sector: 1, name: 'เชียงใหม่' },
  { id: 2, sector: 1, name: 'น่าน' },
  { id: 3, sector: 2, name: 'ภูเก็ต' },
  { id: 4, sector: 2, name: 'กระบี่' },
]
const branches = [{ province: 1 }, { province: 3 }, { province: 1 }, { province: 4 }]

test('the provinces are those that have shops, with their number, in Thai order', () => {
  const labels = chooseProvinces(thai, branches, 'th').map(labelProvince)
  expect(labels).toEqual(['กระบี่ (1)', 'เชียงใหม่ (2)', 'ภูเก็ต (1)'])
})

test('English names stand in English order', () => {
  const english = [
    { id: 3, sector: 2, name: 'Phuket' },
    { id: 1, sector: 1, name: 'Chiang Mai' },
  ]
  expect(chooseProvinces(english, branches, 'en').map(({ name }) => name)).toEqual([
    'Chiang Mai',
    'Phuket',
  ])
})

test('without the shops every province can be chosen, without a number', () => {
  const labels = chooseProvinces(thai, null, 'th').map(labelProvince)
  expect(labels).toEqual(['กระบี่', 'เชียงใหม่', 'น่าน', 'ภูเก็ต'])
})
