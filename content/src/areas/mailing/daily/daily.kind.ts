import type { BasePayload } from 'payload'
import { z } from 'zod'
import { isAdministrator } from '../../../ground/access.ts'
import { label } from '../../../ground/languages/labels.ts'
import { dayInThailand, hourOfDay } from '../sending/bangkok-clock.ts'
import type { CampaignKind } from '../sending/campaign.ts'
import { createCampaign, findNewest } from '../sending/campaign.rows.ts'
import { writeDaily } from './daily-letter.ts'
import { isForMember, listOwnNews, type Span } from './own-news.rows.ts'

/** When it leaves, on the clock of Thailand. */
const hour = 18
const dayMs = 24 * 60 * 60 * 1000
// If the service was down for longer, members read older notifications on the website.
const mostDays = 3

const moment = z.date().transform((date) => date.toISOString())
const StoredSpan = z.object({ since: moment, until: moment })

/** What concerns a member alone, in one mail a day. */
export const dailyKind: CampaignKind<Span> = {
  kind: 'daily',
  label: label('รวมเรื่องรายวัน', 'Daily summary'),
  purpose: 'bundle',
  leftAs: 'bundle',
  isHandledBy: isAdministrator,
  plan: planDaily,
  said: (campaign) => StoredSpan.parse(campaign),
  audience: isForMember,
  async write(payload, span, reader) {
    const news = await listOwnNews(payload, reader.memberId, span)
    return news.length > 0 ? writeDaily(news, reader) : undefined
  },
}

/** Starts the summary of today once its hour has come, of all notifications since the last one. */
async function planDaily(payload: BasePayload, now: Date): Promise<void> {
  const day = dayInThailand(now)
  if (now < hourOfDay(day, hour)) return
  const key = `daily:${day}`
  const last = await findNewest(payload, 'daily')
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
