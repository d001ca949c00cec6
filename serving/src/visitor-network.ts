import { isIPv6 } from 'node:net'

/** One visitor controls a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The largest network of one customer: for IPv6 the /48 around the network of `networkOf`, else the network itself. */
export function siteOf(network: string): string {
  const [, site] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(network) ?? []
  return site === undefined ? network : `${site}:/48`
}
