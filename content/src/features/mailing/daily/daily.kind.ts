import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { brandIn } from '../../../core/mail/brand-email.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import { isAdministrator } from '../../../platform/access.ts'
import { label } from '../../../platform/languages/labels.ts'
import { websitePage } from '../../../platform/website-page.ts'
import { dayInThailand, hourOfDay } from '../sending/bangkok-clock.ts'
import type { CampaignKind, Reader } from '../sending/campaign.ts'
import { createCampaign, findNewest } from '../sending/campaign.rows.ts'
import { frameEmail } from '../sending/frame-email.ts'
import { isForMember, listOwnNews, type OwnNews, type Span } from './own-news.rows.ts'

/** Sending hour in Thailand. */
const hour = 18
const dayMs = 24 * 60 * 60 * 1000
// After a longer outage, members read older notifications on the website.
const mostDays = 3

const moment = z.date().transform((date) => date.toISOString())
const StoredSpan = z.object({ since: moment, until: moment })

/** A member's own notifications, in one mail a day. */
export const dailyKind: CampaignKind<Span> = {
  kind: 'daily',
  label: label('สรุปรายวัน', 'Daily summary'),
  purpose: 'bundle',
  leftAs: 'bundle',
  isHandledBy: isAdministrator,
  plan: planDaily,
  contentOf: (campaign) => StoredSpan.parse(campaign),
  audience: isForMember,
  async write(payload, span, reader) {
    const news = await listOwnNews(payload, reader.memberId, span)
    return news.length > 0 ? writeDaily(news, reader) : undefined
  },
}

/** After the sending hour, starts today's summary of all notifications since the last one. */
async function planDaily(payload: BasePayload, now: Date): Promise<void> {
  const day = dayInThailand(now)
  if (now < hourOfDay(day, hour)) return
  const key = `daily:${day}`
  const last = await findNewest(payload, ({ kind }) => eq(kind, 'daily'))
  if (last && last.key >= key) return
  const earliest = new Date(now.getTime() - (last ? mostDays : 1) * dayMs)
  const since = last?.until && last.until > earliest ? last.until : earliest
  await startDaily(payload, key, { since: since.toISOString(), until: now.toISOString() })
}

export async function startDaily(
  payload: BasePayload,
  key: string,
  { since, until }: Span,
): Promise<void> {
  const running = { kind: 'daily', state: 'running', startedAt: until } as const
  await createCampaign(payload, { ...running, key, since, until })
}

const th = (brand: string) => ({
  subject: `มีความเคลื่อนไหวใหม่ของคุณที่${brand}`,
  title: 'ยังไม่ได้เปิดดู',
  visit: 'ดูการแจ้งเตือนทั้งหมด',
  why: 'เรารวมความเคลื่อนไหวของคุณไว้ในอีเมลเดียว ไม่เกินวันละฉบับ',
  leave: 'เลิกรับอีเมลนี้',
})
const en: typeof th = (brand) => ({
  subject: `Your updates from ${brand}`,
  title: 'Unread',
  visit: 'See all notifications',
  why: 'We send your updates in one email, once a day at most.',
  leave: 'Unsubscribe from these emails',
})
const words = { th, en }

function writeDaily(news: readonly OwnNews[], reader: Reader): Letter {
  const { language, brand } = reader
  const text = words[language](brandIn(language, brand))
  const page = (path: string) => websitePage(language, path)
  const items = news.map((each) => ({
    text: oneLine(language === 'en' ? (each.titleEn ?? each.titleTh) : each.titleTh, 200),
    href: page(pathOf(each)),
  }))
  return frameEmail(text, reader, [
    { kind: 'list', title: text.title, items },
    { kind: 'link', name: text.visit, href: page('/notifications') },
  ])
}

/** The notification's page on the website; the list of notifications if it has none. */
function pathOf({ event, slug }: OwnNews): string {
  if (event === 'account') return '/account'
  return event === 'board' && slug !== null
    ? `/webboard/${encodeURIComponent(slug)}`
    : '/notifications'
}
