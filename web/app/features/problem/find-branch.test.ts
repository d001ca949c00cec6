import { expect, test } from 'vitest'
import type { NamedBranch } from '../../core/blocks/branch-names/named-branches.server.ts'
import { groupByProvince } from './group-by-province.ts'
import { branchFinder, nearestBranches } from './find-branch.ts'

const branch = (id: number, name: string, own: Partial<NamedBranch> = {}): NamedBranch => ({
  id,
  slug: `branch-${id}`,
  name,
  provinceName: 'เชียงใหม่',
  landmark: null,
  hours: { kind: 'all_day' },
  exceptions: [],
  latitude: null,
  longitude: null,
  ...own,
})

const branches = [
  branch(1, 'ตลาดน้ำ', { latitude: 18.79, longitude: 98.98 }),
  branch(3, 'นิมมาน ซอย 9', { landmark: 'ข้างร้านข้าวซอย', latitude: 18.8, longitude: 98.96 }),
  branch(2, 'น้ำพุพลาซ่า', { provinceName: 'ขอนแก่น', latitude: 16.44, longitude: 102.83 }),
]
const provinces = groupByProvince(branches)
const find = branchFinder(provinces)
const names = (found: readonly { label: string }[]) => found.map(({ label }) => label)

test('a branch is found by its name, landmark or province, its own name first', () => {
  expect(names(find('น้ำ'))).toEqual(['น้ำพุพลาซ่า', 'ตลาดน้ำ'])
  expect(names(find('ซอย ๙'))).toEqual(['นิมมาน ซอย 9'])
  expect(names(find('ขอนแก่น'))).toEqual(['น้ำพุพลาซ่า'])
  expect(names(find('ข้าวซอย'))).toEqual(['นิมมาน ซอย 9'])
  expect(names(find('ซอย'))).toEqual(['นิมมาน ซอย 9'])
  expect(find('ภูเก็ต')).toEqual([])
  expect(find('')).toHaveLength(3)
})

test('a word that is half typed finds what the whole word does', () => {
  expect(names(find('น้'))).toEqual(expect.arrayContaining(['น้ำพุพลาซ่า', 'ตลาดน้ำ']))
})

test('of a long list only a beginning is shown', () => {
  const many = Array.from({ length: 120 }, (_, index) => branch(index + 1, `สาขา ${index + 1}`))
  expect(branchFinder(groupByProvince(many))('')).toHaveLength(50)
})

test('the nearest branches come first; one without a place is not among them', () => {
  const here = { latitude: 18.795, longitude: 98.962 }
  const all = groupByProvince([...branches, branch(4, 'ไม่รู้ที่อยู่')])
  expect(names(nearestBranches(all, here))).toEqual(['นิมมาน ซอย 9', 'ตลาดน้ำ', 'น้ำพุพลาซ่า'])
})

test('inside a shop only that one is offered, unless another is as likely', () => {
  const inside = { latitude: 18.8003, longitude: 98.9602 }
  expect(names(nearestBranches(provinces, inside))).toEqual(['นิมมาน ซอย 9'])
  const neighbour = branch(5, 'นิมมาน ซอย 11', { latitude: 18.801, longitude: 98.9605 })
  const withNeighbour = groupByProvince([...branches, neighbour])
  expect(nearestBranches(withNeighbour, inside)).toHaveLength(4)
})

test('without scripts they are grouped by province, each with a distinguishing detail', () => {
  expect(provinces.map(({ label }) => label)).toEqual(['เชียงใหม่', 'ขอนแก่น'])
  const details = provinces.flatMap(({ options }) => options.map(({ detail }) => detail))
  expect(details).toEqual(['เชียงใหม่', 'ข้างร้านข้าวซอย', 'ขอนแก่น'])
})
