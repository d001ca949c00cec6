import { parseLanguage } from '@washhouse/contract/language'
import { maxId } from '@washhouse/contract/wire/parameters'
import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { answer, staffEndpoint } from '../../../core/rest/staff-endpoint.ts'
import { readBrand } from '../../../core/mail/brand-email.ts'
import { renderHtml, renderText } from '../../../core/mail/mail-body.ts'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { say } from '../../../platform/languages/say.ts'
import { log } from '../../../platform/log.ts'
import type { Campaign, CampaignState } from '../sending/campaign.ts'
import { findCampaign, isIn, runOf, tallyMails, updateCampaign } from '../sending/campaign.rows.ts'
import { findObstacle, startCampaign } from '../sending/draft.rows.ts'
import { kindOf, kindsFor, readDraft } from './campaign-kinds.ts'
import { queueTests } from './campaign-outbox.ts'

/** Paths that the admin may show in frames. */
export const previewPath = /^\/cms-api\/campaigns\/\d+\/preview\?/

interface Asked {
  req: PayloadRequest
  campaign: Campaign
  by: { email: string }
}

/** Actions of staff on a campaign, at `/cms-api/campaigns/{id}/…`. */
export const campaignEndpoints: Endpoint[] = [
  endpoint('get', 'preview', preview),
  endpoint('post', 'test', async ({ req, campaign, by }) => {
    if (!kindOf(campaign).draft) throw new NotFound(req.t)
    await queueTests(req.payload, campaign.id, by.email)
  }),
  endpoint('post', 'start', start),
  endpoint('post', 'pause', (asked) => change(asked, ['running'], 'paused')),
  endpoint('post', 'resume', async (asked) => {
    const { errors } = await tallyMails(asked.req.payload, asked.campaign.id)
    // Resuming implies that staff have reviewed the errors so far.
    await change(asked, ['paused', 'halted'], 'running', { errorsForgiven: errors })
  }),
  endpoint('post', 'stop', (asked) =>
    change(asked, ['planned', 'waiting', 'running', 'paused', 'halted'], 'stopped', {
      endedAt: new Date().toISOString(),
      lastMemberId: null,
    }),
  ),
]

function endpoint(
  method: 'get' | 'post',
  name: string,
  work: (asked: Asked) => Promise<Response | void>,
): Endpoint {
  const mayAny = (caller: { req: PayloadRequest }) => kindsFor(caller).length > 0
  return staffEndpoint(method, `/:id/${name}`, mayAny, async (req, by) => {
    const { payload, routeParams, t } = req
    const id = Number(routeParams?.['id'])
    const isId = Number.isInteger(id) && id > 0 && id <= maxId
    const campaign = isId ? await findCampaign(payload, id) : undefined
    if (!campaign) throw new NotFound(t)
    if (!kindsFor({ req }).includes(campaign.kind)) throw new Forbidden(t)
    const response = await work({ req, campaign, by })
    if (response) return response
    log.info({ staff: by.id, run: runOf(id), act: name }, 'staff changed a campaign')
    return answer()
  })
}

/** Preview of its mail by `language`; as plain text if `part` is `text`. */
async function preview({ req, campaign }: Asked): Promise<Response> {
  const { payload, searchParams, t } = req
  const language = parseLanguage(searchParams.get('language') ?? undefined)
  const brand = await readBrand(payload, language)
  const draft = await readDraft(payload, campaign)
  if (!draft) throw new NotFound(t)
  const { subject: title, parts } = draft.sample(language, brand)
  const isText = searchParams.get('part') === 'text'
  const { brandName } = brand
  const shown = isText ? renderText(parts) : renderHtml({ title, language, brandName }, parts)
  return new Response(shown, {
    headers: {
      'content-type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
      'cache-control': 'private, no-store',
      // The preview is framed in an admin page, without scripts.
      'content-security-policy':
        "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

async function start({ req, campaign }: Asked): Promise<void> {
  const { payload, t } = req
  const kind = kindOf(campaign)
  if (!kind.draft) throw new NotFound(t)
  const now = new Date()
  const obstacle = await findObstacle(payload, kind.draft, campaign, now)
  if (obstacle) throw conflict(req, obstacle)
  if (!(await startCampaign(payload, kind, campaign.id, now))) throw conflict(req, changedMeanwhile)
}

async function change(
  { req, campaign: { id } }: Asked,
  from: readonly CampaignState[],
  to: CampaignState,
  more: Record<string, unknown> = {},
): Promise<void> {
  if (!(await updateCampaign(req.payload, id, isIn(from), { state: to, ...more })))
    throw conflict(req, changedMeanwhile)
}

const changedMeanwhile = label(
  'สถานะของฉบับนี้เปลี่ยนไปแล้ว โหลดหน้านี้ใหม่',
  'The state has changed. Reload the page.',
)

function conflict(req: PayloadRequest, { th, en }: Label) {
  return new APIError(say(req, th, en), 409, undefined, true)
}
