import { describe, expect, it } from 'vitest'
import { networkOf, siteOf } from './visitor-network.ts'

describe('The network of a visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2:3::', '1:2:3:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

it.each([
  ['2001:db8:5:100::/64', '2001:db8:5::/48'],
  ['2001:db8:5:1ff::/64', '2001:db8:5::/48'],
  ['2001:db8:50:1::/64', '2001:db8:50::/48'],
  ['192.0.2.1', '192.0.2.1'],
  ['member 5', 'member 5'],
])('The network %s is in the site %s', (network, site) => {
  expect(siteOf(network)).toBe(site)
})
