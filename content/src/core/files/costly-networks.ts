import { siteOf } from '@washhouse/serving/visitor-network'

const countedFor = 60_000

/**
 * Measures the processing time of each network's images; a network is costly above `mostMs` in a minute. A customer with an
 * IPv6 site can send from many networks, so the other networks of a site are also added up.
 */
export function countCosts(mostMs: number) {
  // Oldest first.
  const spent = new Map<string, { ms: number; until: number }>()

  function note(network: string, ms: number, now = performance.now()): void {
    forget(now)
    const own = spent.get(network) ?? { ms: 0, until: now + countedFor }
    spent.set(network, { ...own, ms: own.ms + ms })
  }

  function isCostly(network: string, now = performance.now()): boolean {
    forget(now)
    if ((spent.get(network)?.ms ?? 0) > mostMs) return true
    const site = siteOf(network)
    const ofSite = [...spent].filter(([name, { ms }]) => ms <= mostMs && siteOf(name) === site)
    return ofSite.reduce((sum, [, { ms }]) => sum + ms, 0) > mostMs
  }

  function forget(now: number): void {
    for (const [name, { until }] of spent) {
      if (until > now) break
      spent.delete(name)
    }
  }

  return { note, isCostly }
}
