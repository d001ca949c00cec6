import type { PolicyKind } from '@washhouse/contract/policy/policy.contract'
import { eq, lte, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../../core/accounts/member-tables.ts'
import { readPolicyVersion } from '../../../core/consents/member-consents.rows.ts'
import { dayIn } from '../../../core/mail/brand-email.ts'
import { tell } from '../../../core/notifications/new-notification.ts'
import { allOf } from '../../../platform/database/tables.ts'
import { isEditor } from '../../../platform/access.ts'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { dayInThailand } from '../sending/bangkok-clock.ts'
import type { Campaign, CampaignKind } from '../sending/campaign.ts'
import { PolicyChange, policyNames, writePolicyChange } from './policy-email.ts'

/** Announcements of changed policies, written by editors. */
export const policyKind: CampaignKind<PolicyChange> = {
  kind: 'policy',
  label: label('แจ้งเปลี่ยนนโยบาย', 'Changed policy'),
  purpose: 'policy-change',
  isHandledBy: isEditor,
  contentOf: ({ frozen }) => PolicyChange.parse(frozen),
  audience: isToldOf,
  write: async (_payload, content, reader) => writePolicyChange(content, reader),
  draft: {
    compose: async (_payload, campaign) => ({ content: policyChangeOf(campaign) }),
    sample: (content, language, brand) => writePolicyChange(content, { language, brand }),
    needsTest: async () => true,
    findObstacle,
    onStart: notifyAll,
    listNotes,
    start: label('แจ้งสมาชิกทุกคน', 'Notify all members'),
    askStart: label(
      'แจ้งสมาชิกทุกคนที่ยืนยันอีเมลแล้วเลยไหม หลังจากนี้แก้ข้อความไม่ได้',
      'Notify all members who have confirmed their email? You can’t change the text after this.',
    ),
  },
}

function policyChangeOf({ policy, version, holdsFrom, textTh, textEn }: Campaign): PolicyChange {
  const summary = { th: textTh, en: textEn }
  return PolicyChange.parse({
    policy,
    version,
    holdsFrom: holdsFrom && dayInThailand(holdsFrom),
    summary,
  })
}

/**
 * Condition in a query of `members`: the address is confirmed, and the account is older than the campaign. Unsubscribes and
 * suppression do not count: it is account mail.
 */
function isToldOf(payload: BasePayload, _content: PolicyChange, { startedAt }: Campaign): SQL {
  const members = membersOf(payload)
  const since = (startedAt ?? new Date()).toISOString()
  return allOf(eq(members.emailVerified, true), lte(members.createdAt, since))
}

/** The globals of the feature policy. */
const globals = {
  privacy: 'privacy-policy',
  terms: 'terms-of-service',
  cookie: 'cookie-policy',
} as const satisfies Record<PolicyKind, string>

/** The policy must be published, and not in force yet. */
async function findObstacle(
  payload: BasePayload,
  { policy, holdsFrom }: Campaign,
  now: Date,
): Promise<Label | undefined> {
  // The newest version may be an unpublished draft.
  const newest =
    policy && (await payload.findGlobal({ slug: globals[policy], draft: true, depth: 0 }))
  if (newest?._status !== 'published')
    return label(
      'นโยบายฉบับใหม่ยังเป็นฉบับร่าง เผยแพร่ก่อน แล้วจึงแจ้งสมาชิกได้',
      'The new policy is still a draft. Publish it before you notify members.',
    )
  if (holdsFrom && dayInThailand(holdsFrom) >= dayInThailand(now)) return undefined
  return label(
    'วันที่เริ่มใช้ผ่านไปแล้ว ต้องแจ้งสมาชิกก่อนเริ่มใช้ แก้วันที่แล้วบันทึก',
    'The start date has passed. Members must be notified before it: change the date and save.',
  )
}

/** Adds the notification on the website. */
async function notifyAll(
  payload: BasePayload,
  { key }: Campaign,
  { policy, holdsFrom }: PolicyChange,
): Promise<void> {
  const name = policyNames[policy]
  await tell(payload, [
    {
      source: key,
      event: 'policy',
      audience: { kind: 'all' },
      titleTh: `${name.th}ฉบับใหม่ เริ่มใช้ ${dayIn('th', holdsFrom)}`,
      titleEn: `Changes to our ${name.en.toLowerCase()} from ${dayIn('en', holdsFrom)}`,
      slug: policy,
      image: null,
    },
  ])
}

async function listNotes(payload: BasePayload, { policy, version }: Campaign): Promise<Label[]> {
  const noted = await readPolicyVersion(payload)
  const asksAgain = label(
    'นโยบายคุกกี้: ถ้าใช้คุกกี้เพื่อเรื่องใหม่ ให้ติ๊กถามความยินยอมใหม่ที่ “การวัดผลและความยินยอม” ด้วย',
    'Cookie policy: if cookies serve a new purpose, also tick “Ask everybody about cookies again” in “Measuring and consent”.',
  )
  const isOther = label(
    `ฉบับที่จดในบันทึกความยินยอมตอนนี้คือ ${noted} เปลี่ยนที่ “การวัดผลและความยินยอม” เมื่อฉบับใหม่เริ่มใช้`,
    `The consent log now records version ${noted}. Change it in “Measuring and consent” when the new version takes effect.`,
  )
  return [
    ...(policy === 'cookie' ? [asksAgain] : []),
    ...(noted !== null && noted !== version ? [isOther] : []),
  ]
}
