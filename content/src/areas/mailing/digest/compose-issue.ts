import { and, asc, eq, gt, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { digestSourcesOf, type DigestSource } from '../../../engines/digest/digest-source.ts'
import { toldBranchesIn } from '../../../engines/notifications/new-notification.ts'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import type { FrozenIssue, KnownRecords } from './frozen-issue.ts'

// More is read on the page that lists them.
const mostNamed = 10
const mostNotices = 500
const weekMs = 7 * 24 * 60 * 60 * 1000

/** What stood in earlier issues; null before the first. */
export interface Before {
  known: KnownRecords
  until: string
}

export interface Introduction {
  introTh?: string | null
  introEn?: string | null
}

/** An issue as it would leave at a moment, and what is known to its readers from then on. */
export async function composeIssue(
  payload: BasePayload,
  { intro, before, now }: { intro: Introduction; before: Before | null; now: Date },
): Promise<{ issue: FrozenIssue; known: KnownRecords }> {
  const known: KnownRecords = { ...before?.known }
  const sections: FrozenIssue['sections'] = []
  for (const source of digestSourcesOf(payload)) {
    const { ids, section } = await composeSection(payload, source, { before, now })
    known[source.section] = [...new Set([...(known[source.section] ?? []), ...ids])]
    if (section) sections.push(section)
  }
  const since = before?.until ?? new Date(now.getTime() - weekMs).toISOString()
  const until = now.toISOString()
  const notices = await listNotices(payload, { since, until })
  return { issue: { since, until, intro: bilingual(intro), sections, notices }, known }
}

async function composeSection(
  payload: BasePayload,
  { section, path, list }: DigestSource,
  { before, now }: { before: Before | null; now: Date },
): Promise<{ ids: number[]; section?: FrozenIssue['sections'][number] }> {
  const thai = await list(payload, 'th')
  const ids = thai.map(({ id }) => id)
  const known = new Set(before?.known[section])
  const weekAgo = new Date(now.getTime() - weekMs).toISOString()
  // Before the first issue whatever is older than a week is old, as is what a new part of the digest begins with.
  const isFirst = before?.known[section] === undefined
  const fresh = thai.filter(({ id, appearedAt }) =>
    isFirst ? appearedAt > weekAgo : !known.has(id),
  )
  if (fresh.length === 0) return { ids }
  const english = new Map((await list(payload, 'en')).map(({ id, title }) => [id, title]))
  const items = fresh.slice(0, mostNamed).map(({ id, title, path: own }) => ({
    title: { th: title, en: english.get(id) ?? title },
    path: own,
  }))
  return { ids, section: { section, path, items, more: fresh.length - items.length } }
}

const noticeColumns = [
  'id',
  'branch',
  'slug',
  'titleTh',
  'titleEn',
  'publishedAt',
  'status',
  'audience',
] as const

const Notice = z.object({
  branch: z.coerce.number(),
  slug: z.string().nullable(),
  titleTh: z.string(),
  titleEn: z.string().nullable(),
  at: z.coerce.date(),
})

/** What followers of branches were told at the bell, the oldest first; of several branches once for each. */
async function listNotices(
  payload: BasePayload,
  { since, until }: { since: string; until: string },
): Promise<FrozenIssue['notices']> {
  const table = tableOf(payload, 'notifications', noticeColumns)
  const toldBranches = toldBranchesIn(payload)
  const { id, branch, slug, titleTh, titleEn, publishedAt: at, status, audience } = table
  const rows = await connectionTo(payload)
    .select({ branch, oneOf: toldBranches.branchesID, slug, titleTh, titleEn, at })
    .from(table)
    .leftJoin(toldBranches, eq(toldBranches.parent, id))
    .where(
      and(
        inArray(audience, ['branch', 'branches']),
        or(isNotNull(branch), isNotNull(toldBranches.branchesID)),
        eq(status, 'published'),
        gt(at, since),
        lte(at, until),
      ),
    )
    .orderBy(asc(at))
    .limit(mostNotices)
  return rows.map((row) => {
    const notice = Notice.parse({ ...row, branch: row.oneOf ?? row.branch })
    const part = notice.slug === null ? '' : `/${encodeURIComponent(notice.slug)}`
    return {
      branch: notice.branch,
      at: notice.at.toISOString(),
      title: { th: notice.titleTh, en: notice.titleEn ?? notice.titleTh },
      path: `/branch${part}`,
    }
  })
}

/** In one language it is said in both. */
function bilingual({ introTh, introEn }: Introduction): FrozenIssue['intro'] {
  const th = introTh?.trim() || introEn?.trim()
  const en = introEn?.trim() || introTh?.trim()
  return th && en ? { th, en } : null
}
