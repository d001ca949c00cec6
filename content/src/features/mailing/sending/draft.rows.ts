import { and, eq, isNotNull } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { writeWhole } from '../../../platform/database/tables.ts'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { type Campaign, type CampaignDraft, type CampaignKind, openStates } from './campaign.ts'
import { isIn, updateCampaign } from './campaign.rows.ts'

const isOpen = isIn(openStates)

const untested = label(
  'ส่งอีเมลทดสอบให้ตัวเองอ่านก่อน จึงจะเริ่มส่งได้',
  'Send yourself a test email and read it before you start.',
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
 * Starts a campaign and freezes its content, or ends it if there is nothing new. Returns the new state; undefined if another
 * process has started it, or the current content needs a test mail.
 */
export async function startCampaign<Content>(
  payload: BasePayload,
  { draft }: Pick<CampaignKind<Content>, 'draft'>,
  id: number,
  now: Date,
): Promise<'running' | 'empty' | undefined> {
  if (!draft) return undefined
  const needsTest = await draft.needsTest(payload)
  const at = now.toISOString()
  return await writeWhole(payload, async () => {
    // First, as a lock: another process waits here and finds the campaign started.
    const campaign = await updateCampaign(
      payload,
      id,
      (table) => and(isOpen(table), needsTest ? isNotNull(table.testedAt) : undefined),
      // A save from a form that was opened before is refused.
      { state: 'running', startedAt: at, updatedAt: at },
    )
    if (!campaign) return undefined
    const { content, known = null, isEmpty = false } = await draft.compose(payload, campaign, now)
    const state = isEmpty ? 'empty' : 'running'
    const ended = isEmpty ? { state, startedAt: null, endedAt: at } : {}
    await updateCampaign(payload, id, () => undefined, { frozen: content, known, ...ended })
    if (!isEmpty) await draft.onStart?.(payload, campaign, content)
    return state
  })
}

/** Stores that a test mail was received, unless the campaign was saved meanwhile. */
export async function noteTested(
  payload: BasePayload,
  { id, updatedAt }: Campaign,
  now: Date,
): Promise<void> {
  await updateCampaign(
    payload,
    id,
    (table) => and(isOpen(table), eq(table.updatedAt, updatedAt.toISOString())),
    { testedAt: now.toISOString() },
  )
}
