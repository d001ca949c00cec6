import { and, asc, eq, gt, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import {
  digestSections,
  digestSourcesOf,
  type DigestSource,
} from '../../../core/digest/digest-source.ts'
import { notificationsOf, toldBranchesIn } from '../../../core/notifications/notification-tables.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import type { Campaign, Composed } from '../sending/campaign.ts'
import { findNewest } from '../sending/campaign.rows.ts'

// The section's page lists the rest.
const mostNamed = 10
const mostNotices = 500
const weekMs = 7 * 24 * 60 * 60 * 1000

const moment = z.iso.datetime()
const Bilingual = z.object({ th: z.string(), en: z.string() })

const Item = z.object({
  title: Bilingual,
  /** Path of the website's page, without language. */
  path: z.string(),
})

/** Content of a digest. */
export const Digest = z.object({
  /** `notices` are those published after `since`, up to and including `until`. */
  since: moment,
  until: moment,
  intro: Bilingual.nullable(),
  sections: z.array(
    z.object({
      section: z.enum(digestSections),
      path: z.string(),
      items: z.array(Item),
      /** Number of further records. */
      more: z.int().nonnegative(),
    }),
  ),
  /** Each is for members who already followed its `branch` at the time `at`. */
  notices: z.array(Item.extend({ branch: z.int(), at: moment })),
})
export type Digest = z.infer<typeof Digest>

/** Per section: ids of all records that were visible when an earlier digest was sent. Later digests leave them out. */
const KnownRecords = z.record(z.string(), z.array(z.int()))

/** Content of earlier digests; null before the first. */
interface Before {
  known: z.infer<typeof KnownRecords>
  until: string
}

/** Whether it contains something for every subscriber. */
export const isForAll = ({ intro, sections }: Digest): boolean =>
  intro !== null || sections.length > 0

/** Composes a digest as it would be sent at a given time. */
export async function composeDigest(
  payload: BasePayload,
  campaign: Campaign,
  now: Date,
): Promise<Composed<Digest>> {
  const before = await readBefore(payload)
  const known: Before['known'] = { ...before?.known }
  const sections: Digest['sections'] = []
  for (const source of digestSourcesOf(payload)) {
    const { ids, section } = await composeSection(payload, source, { before, now })
    known[source.section] = [...new Set([...(known[source.section] ?? []), ...ids])]
    if (section) sections.push(section)
  }
  const since = before?.until ?? new Date(now.getTime() - weekMs).toISOString()
  const until = now.toISOString()
  const notices = await listNotices(payload, { since, until })
  const content = { since, until, intro: bilingual(campaign), sections, notices }
  return { content, known, isEmpty: !isForAll(content) && notices.length === 0 }
}

async function readBefore(payload: BasePayload): Promise<Before | null> {
  const last = await findNewest(payload, ({ kind, frozen }) =>
    and(eq(kind, 'digest'), isNotNull(frozen)),
  )
  if (!last) return null
  return { known: KnownRecords.parse(last.known), until: Digest.parse(last.frozen).until }
}

async function composeSection(
  payload: BasePayload,
  { section, path, list }: DigestSource,
  { before, now }: { before: Before | null; now: Date },
): Promise<{ ids: number[]; section?: Digest['sections'][number] }> {
  const thai = await list(payload, 'th')
  const ids = thai.map(({ id }) => id)
  const known = new Set(before?.known[section])
  const weekAgo = new Date(now.getTime() - weekMs).toISOString()
  // In the first digest, and in a new section, records older than a week count as known.
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

const Notice = z.object({
  branch: z.coerce.number(),
  slug: z.string().nullable(),
  titleTh: z.string(),
  titleEn: z.string().nullable(),
  at: z.coerce.date(),
})

/** Notifications to followers of branches, oldest first. A notification about several branches gives one row for each. */
async function listNotices(
  payload: BasePayload,
  { since, until }: { since: string; until: string },
): Promise<Digest['notices']> {
  const table = notificationsOf(payload)
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

/** A text in only one language is used for both. */
function bilingual({ textTh, textEn }: Campaign): Digest['intro'] {
  const th = textTh?.trim() || textEn?.trim()
  const en = textEn?.trim() || textTh?.trim()
  return th && en ? { th, en } : null
}
