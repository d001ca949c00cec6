import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { label, type Label } from '../../../ground/languages/labels.ts'
import { Campaign, type CampaignDraft, type CampaignKind, openStates } from './campaign.ts'
import { campaignsOf } from './campaign.rows.ts'

const untested = label(
  'ส่งอีเมลทดสอบให้ตัวเองและอ่านก่อน แล้วจึงเริ่มส่งได้',
  'Send yourself a test mail and read it, then it can start.',
)

/** Why a campaign cannot start yet. */
export async function findObstacle(
  payload: BasePayload,
  draft: CampaignDraft<unknown>,
  campaign: Campaign,
  now: Date,
): Promise<Label | undefined> {
  const obstacle = await draft.findObstacle?.(payload, campaign, now)
  if (obstacle) return obstacle
  return campaign.testedAt === null && (await draft.needsTest(payload)) ? untested : undefined
}

/**
 * Starts a campaign and freezes what it says; if there is nothing new, it ends instead. Returns its new state; undefined if
 * another process has started it, or if it needs a test mail of what it says now.
 */
export async function startCampaign<Said>(
  payload: BasePayload,
  { draft }: Pick<CampaignKind<Said>, 'draft'>,
  id: number,
  now: Date,
): Promise<'running' | 'empty' | undefined> {
  if (!draft) return undefined
  const needsTest = await draft.needsTest(payload)
  return await writeWhole(payload, async () => {
    const table = campaignsOf(payload)
    const at = now.toISOString()
    // First: another process that starts it waits here, and finds it started.
    const [row] = await connectionTo(payload)
      .update(table)
      // A save from a page that was opened before is refused.
      .set({ state: 'running', startedAt: at, updatedAt: at })
      .where(and(isOpen(payload, id), needsTest ? isNotNull(table.testedAt) : undefined))
      .returning()
    if (!row) return undefined
    const campaign = Campaign.parse(row)
    const { said, known = null, isEmpty = false } = await draft.compose(payload, campaign, now)
    const state = isEmpty ? 'empty' : 'running'
    const ended = isEmpty ? { state, startedAt: null, endedAt: at } : {}
    await connectionTo(payload)
      .update(table)
      .set({ frozen: said, known, ...ended })
      .where(eq(table.id, id))
    if (!isEmpty) await draft.onStart?.(payload, campaign, said)
    return state
  })
}

/** Stores that staff received a test mail of a campaign, unless it was saved meanwhile. */
export async function noteTested(
  payload: BasePayload,
  { id, updatedAt }: Campaign,
  now: Date,
): Promise<void> {
  const table = campaignsOf(payload)
  await connectionTo(payload)
    .update(table)
    .set({ testedAt: now.toISOString() })
    .where(and(isOpen(payload, id), eq(table.updatedAt, updatedAt.toISOString())))
}

function isOpen(payload: BasePayload, id: number) {
  const table = campaignsOf(payload)
  return and(eq(table.id, id), inArray(table.state, [...openStates]))
}
