import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kept } from '../platform/retention/retained-data.ts'
import { isTimedRetentionName, retentionTable } from '../platform/retention/retention-table.ts'
import { closePayload, openPayload } from './open-payload.ts'
import { retentionJobs } from './retention-jobs.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

const impersonal = [
  'changes',
  'about-pages',
  'banners',
  'board-counts',
  'branches',
  'campaigns',
  'careers',
  'contact-clicks',
  'customer-reviews',
  'download-categories',
  'download-subcategories',
  'downloads',
  'enews',
  'faq-misses',
  'faqs',
  'franchise-comments',
  'franchise-packages',
  'general-cookies',
  'investor-reasons',
  'library-counts',
  'library-files',
  'library-previews',
  'machines',
  'mail-allowances',
  'mail-keys',
  'main-faqs',
  'media',
  'milestones',
  'news',
  'news-categories',
  'official-channels',
  'payload-kv',
  'payload-migrations',
  'policy-images',
  'provinces',
  'rewards',
  'sectors',
  'seo',
  'special-events',
  'sub-faqs',
]

describe('The retention table', () => {
  const rows = Object.values<Kept>(retentionTable)

  it('has every collection in which something personal stands, and no other', () => {
    const named = new Set(rows.flatMap(({ where }) => where.filter((name) => !name.endsWith('/'))))
    const known = payload.config.collections.map(({ slug }) => String(slug))
    expect([...named].filter((name) => !known.includes(name))).toEqual([])
    const silent = known.filter((slug) => !named.has(slug) && !impersonal.includes(slug))
    expect(silent).toEqual([])
    expect(impersonal.filter((slug) => named.has(slug))).toEqual([])
  })

  it('has a job for each period that is counted in days', () => {
    expect(Object.keys(retentionJobs).toSorted()).toEqual(
      Object.keys(retentionTable).filter(isTimedRetentionName).toSorted(),
    )
  })
})
