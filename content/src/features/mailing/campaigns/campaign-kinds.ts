import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import type { Brand } from '../../../core/mail/brand-email.ts'
import type { isStaff } from '../../../platform/access.ts'
import { dailyKind } from '../daily/daily.kind.ts'
import { digestKind } from '../digest/digest.kind.ts'
import { policyKind } from '../policy/policy.kind.ts'
import type { Campaign, CampaignKind } from '../sending/campaign.ts'

const kinds: Record<Campaign['kind'], CampaignKind> = {
  policy: policyKind,
  daily: dailyKind,
  digest: digestKind,
}

/** Most urgent first. */
export const campaignKinds = Object.values(kinds)

export const kindOf = ({ kind }: Pick<Campaign, 'kind'>): CampaignKind => kinds[kind]

export const kindsFor = (caller: Parameters<typeof isStaff>[0]): Campaign['kind'][] =>
  campaignKinds.filter(({ isHandledBy }) => isHandledBy(caller)).map(({ kind }) => kind)

/** How a campaign looks, or would look if it started now; undefined for a kind without a draft. */
export async function readDraft(payload: BasePayload, campaign: Campaign) {
  const kind = kindOf(campaign)
  const { draft } = kind
  if (!draft) return undefined
  const content = campaign.frozen
    ? kind.contentOf(campaign)
    : (await draft.compose(payload, campaign, new Date())).content
  const sample = (language: Language, brand: Brand) => draft.sample(content, language, brand)
  return { ...draft, sample }
}
