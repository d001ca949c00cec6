import { expect, test } from 'vitest'
import { findByName, groupByProvince, type BranchChoice } from './branch-choice.ts'
import { branchFinder, nearestBranches } from './find-branch.ts'

const branch = (id: number, name: string, own: Partial<BranchChoice> = {}): BranchChoice => ({
  id,
  slug: `branch-${id}`,
  name,
  provinceName: 'เชียงใหม่',
  landmark: null,
  latitude: null,
  longitude: null,
  ...own,
})

const branches = [
  branch(1, 'ตลาดน้ำ', { latitude: 18.79, longitude: 98.98 }),
  branch(2, 'น้ำพุพลาซ่า', { provinceName: 'ขอนแก่น', latitude: 16.44, longitude: 102.83 }),
  branch(3, 'นิมมาน ซอย 9', { landmark: 'ข้างร้านข้าวซอย', latitude: 18.8, longitude: 98.96 }),
]
const find = branchFinder(branches)
const names = (found: readonly { label: string }[]) => found.map(({ label }) => label)

test('a branch is found by its name, province or landmark, its own name first', () => {
  expect(names(find('น้ำ'))).toEqual(['น้ำพุพลาซ่า', 'ตลาดน้ำ'])
  expect(names(find('ซอย ๙'))).toEqual(['นิมมาน ซอย 9'])
  expect(names(find('ขอนแก่น'))).toEqual(['น้ำพุพลาซ่า'])
  expect(names(find('ข้าวซอย'))).toEqual(['นิมมาน ซอย 9'])
  expect(find('ภูเก็ต')).toEqual([])
  expect(find('')).toHaveLength(3)
})

test('of a long list only a beginning is shown', () => {
  const many = Array.from({ length: 120 }, (_, index) => branch(index + 1, `สาขา ${index + 1}`))
  expect(branchFinder(many)('')).toHaveLength(50)
})

test('the nearest branches come first; one without a place is not among them', () => {
  const here = { latitude: 18.795, longitude: 98.962 }
  expect(names(nearestBranches([...branches, branch(4, 'ไม่รู้ที่อยู่')], here))).toEqual([
    'นิมมาน ซอย 9',
    'ตลาดน้ำ',
    'น้ำพุพลาซ่า',
  ])
})

test('without scripts they stand under their provinces', () => {
  expect(groupByProvince(branches).map(({ label }) => label)).toEqual(['เชียงใหม่', 'ขอนแก่น'])
})

test('before the finder has come a part of the name finds it', () => {
  expect(names(findByName(branches)('นิม'))).toEqual(['นิมมาน ซอย 9'])
})
