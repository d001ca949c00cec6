import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  not,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { membersOf } from '../../../core/accounts/member-tables.ts'
import { outboxOf } from '../../../core/mail/outbox.rows.ts'
import {
  looksOf,
  marksOf,
  notificationsOf,
  postsOf,
  visitsOf,
} from '../../../core/notifications/notification-tables.ts'
import { connectionTo, allOf } from '../../../platform/database/tables.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { isMailable } from '../preferences/mailable.ts'
import { lineKeysOf } from '../line/line-choices.rows.ts'

const ever = new Date(0).toISOString()
// The notification menu lists the rest.
const mostNamed = 20

/** Notifications later than the first time, up to the second, ISO 8601. */
export interface Span {
  since: string
  until: string
}

/** Condition in a query of `members`: the member may have own notifications in the span. */
export function isForMember(payload: BasePayload, span: Span): SQL {
  const { id } = membersOf(payload)
  const own = or(
    exists(notifiedThemselves(payload, span, id)),
    exists(toldFollowers(payload, span, id)),
  )
  return allOf(isMailable(payload, 'bundle'), own)
}

/** Notifications of one member alone: replies to their posts, decisions about these, states of their reports. */
function notifiedThemselves(payload: BasePayload, span: Span, memberId: SQLWrapper | string) {
  const told = notificationsOf(payload)
  return connectionTo(payload)
    .select({ id: told.id })
    .from(told)
    .where(
      and(eq(told.audience, 'member'), sql`${told.member} = ${memberId}`, isWithin(payload, span)),
    )
}

/** Replies in followed topics, except to the member's own posts, which have a notification each. */
function toldFollowers(payload: BasePayload, span: Span, memberId: SQLWrapper | string) {
  const told = notificationsOf(payload)
  const visits = visitsOf(payload)
  const posts = postsOf(payload)
  return connectionTo(payload)
    .select({ id: told.id })
    .from(visits)
    .innerJoin(posts, eq(posts.id, wholeNumber(visits.post)))
    .innerJoin(told, eq(told.post, visits.post))
    .where(
      and(
        sql`${visits.memberId} = ${memberId}`,
        gt(visits.followedAt, ever),
        or(isNull(posts.memberId), sql`${posts.memberId} <> ${memberId}`),
        eq(told.audience, 'post'),
        gte(told.publishedAt, visits.followedAt),
        or(isNull(told.member), sql`${told.member} <> ${memberId}`),
        isWithin(payload, span),
      ),
    )
}

function isWithin(payload: BasePayload, { since, until }: Span): SQL | undefined {
  const { status, publishedAt } = notificationsOf(payload)
  return and(eq(status, 'published'), gt(publishedAt, since), lte(publishedAt, until))
}

const OwnNews = z.object({
  id: z.coerce.number(),
  event: z.string().nullable(),
  titleTh: z.string(),
  titleEn: z.string().nullable(),
  slug: z.string().nullable(),
})
/** A notification of the member's own menu. */
export type OwnNews = z.infer<typeof OwnNews>

/** Notifications of a span that the member has neither seen nor received in LINE, oldest first. */
export async function listOwnNews(
  payload: BasePayload,
  memberId: string,
  span: Span,
): Promise<OwnNews[]> {
  const told = notificationsOf(payload)
  const looks = looksOf(payload)
  const marks = marksOf(payload)
  const { id, event, titleTh, titleEn, slug } = told
  const looked = connectionTo(payload)
    .select({ memberId: looks.memberId })
    .from(looks)
    .where(and(eq(looks.memberId, memberId), gte(looks.seenUntil, told.publishedAt)))
  const read = connectionTo(payload)
    .select({ memberId: marks.memberId })
    .from(marks)
    .where(
      and(
        eq(marks.memberId, memberId),
        eq(wholeNumber(marks.notificationId), told.id),
        eq(marks.isRead, true),
      ),
    )
  const rows = await connectionTo(payload)
    .select({ id, event, titleTh, titleEn, slug })
    .from(told)
    .where(
      and(
        or(
          inArray(told.id, notifiedThemselves(payload, span, memberId)),
          inArray(told.id, toldFollowers(payload, span, memberId)),
        ),
        not(exists(looked)),
        not(exists(read)),
      ),
    )
    .orderBy(asc(told.publishedAt), asc(told.id))
    .limit(mostNamed)
  const news = rows.map((row) => OwnNews.parse(row))
  const inLine = await toldInLine(payload, memberId, news)
  return news.filter((each) => !inLine.has(each.id))
}

async function toldInLine(
  payload: BasePayload,
  memberId: string,
  news: readonly OwnNews[],
): Promise<Set<number>> {
  if (news.length === 0) return new Set()
  const box = outboxOf(payload)
  const keys = new Map(news.flatMap(({ id }) => lineKeysOf(memberId, id).map((key) => [key, id])))
  const rows = await connectionTo(payload)
    .select({ key: box.key })
    .from(box)
    .where(and(inArray(box.key, [...keys.keys()]), eq(box.status, 'sent')))
  return new Set(rows.flatMap(({ key }) => keys.get(String(key)) ?? []))
}
