/** The pages that the budgets are about, each in both languages. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'home, English', path: '/en' },
  { name: 'branch list', path: '/branch' },
  { name: 'branch list, English', path: '/en/branch' },
  { name: 'a branch', path: '/branch/{slug}' },
  { name: 'a branch, English', path: '/en/branch/{slug}' },
]

/** Budgets of the design, in bytes over the wire. */
export const budgets = {
  script: 110_000,
  style: 20_000,
  font: 80_000,
  home: 400_000,
  /** CPU of a cached page against nginx with the same bytes. */
  cachedPageToNginx: 3.5,
  /** CPU of a cached contract read against bare node:http with the same bytes. */
  cachedReadToBareNode: 2,
  /** CPU milliseconds of an uncached contract list of 12. */
  uncachedListMs: 2,
  /** CPU of a read with 10,000 branches against 10. */
  scale: 2,
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
}
