import { siteOf } from '@washhouse/serving/visitor-network'

const countedFor = 60_000

/**
 * Counts the time that the pictures of each network take, and names those that have taken more than `mostMs` in a minute. One
 * customer may send from as many networks as a site of IPv6 has: those that are not costly alone are counted together, too.
 */
export function countCosts(mostMs: number) {
  // In the order of their beginning.
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
