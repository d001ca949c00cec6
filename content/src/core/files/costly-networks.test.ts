import { expect, it } from 'vitest'
import { countCosts } from './costly-networks.ts'

const networks = (count: number) =>
  Array.from({ length: count }, (_, index) => `2001:db8:5:${index.toString(16)}::/64`)

it('A network is costly from the picture that takes it over its time, for a minute from the first one', () => {
  const costs = countCosts(3000)
  costs.note('192.0.2.1', 2900, 0)
  expect(costs.isCostly('192.0.2.1', 1)).toBe(false)
  costs.note('192.0.2.1', 200, 2)
  expect(costs.isCostly('192.0.2.1', 59_999)).toBe(true)
  expect(costs.isCostly('192.0.2.2', 59_999)).toBe(false)
  expect(costs.isCostly('192.0.2.1', 60_000)).toBe(false)
})

it('Many networks of one site are costly together, also those that come next, and no other site', () => {
  const costs = countCosts(3000)
  for (const network of networks(6)) costs.note(network, 450, 0)
  expect(costs.isCostly('2001:db8:5:ffff::/64', 0)).toBe(false)
  costs.note('2001:db8:5:ff::/64', 450, 0)
  expect(costs.isCostly('2001:db8:5:ffff::/64', 0)).toBe(true)
  expect(costs.isCostly('2001:db8:6:1::/64', 0)).toBe(false)
  expect(costs.isCostly('192.0.2.1', 0)).toBe(false)
})

it('One costly network does not make its neighbours costly', () => {
  const costs = countCosts(3000)
  const [costly = '', neighbour = ''] = networks(2)
  costs.note(costly, 50_000, 0)
  expect(costs.isCostly(costly, 0)).toBe(true)
  expect(costs.isCostly(neighbour, 0)).toBe(false)
})
