import type { Language } from '@washhouse/contract/language'
import type { BasePayload, Where } from 'payload'
import { adminTime } from '../../../core/admin/admin-time.ts'
import type { CaseKinds, Reader } from '../../../core/cases/case-kind.ts'
import { type CaseAct, type CaseView, dotted, partOf } from '../../../core/cases/case-view.ts'
import { isAdministrator } from '../../../platform/access.ts'
import {
  actLabels,
  channelLabels,
  requestTexts,
  kindLabels,
} from '../request/data-request.labels.ts'
import {
  aboutRequest,
  daysLeft,
  findRequest,
  type StoredRequest,
} from '../request/stored-request.rows.ts'
import { accountOfMinor, mayEraseAddress } from './act-on-request.ts'

type Text = keyof typeof requestTexts

/** Cases of requests about personal data. The feature's own endpoints handle the requests and update the cases. */
export const dataRequestKinds: CaseKinds = {
  data_request: {
    label: requestTexts.kind,
    steps: actLabels,
    isFor: isAdministrator,
    async view(payload, { subject }, reader) {
      const id = subject?.slice(aboutRequest('').subject.length) ?? ''
      const request = await findRequest(payload, id)
      return request && (await viewRequest(payload, request, reader))
    },
  },
}

async function viewRequest(
  payload: BasePayload,
  request: StoredRequest,
  reader: Reader,
): Promise<CaseView> {
  const { language } = reader
  const say = (text: Text) => requestTexts[text][language]
  const { id, kind, channel, name, email, message, proof, reopenedWhy } = request
  const record = `${payload.config.routes.admin}/collections/data-requests/${id}`
  const part = partOf(say('kind'), [
    dotted(kindLabels[kind][language], channelLabels[channel][language]),
    dueLine(request, language),
    dotted(name, email),
    proof && `${say('evidence')}: ${proof}`,
    reopenedWhy && { kind: 'text', by: say('reopenedWhy'), text: reopenedWhy },
    kind === 'guardian' && say('guardianHelp'),
    message && { kind: 'text', text: message },
    await accountLink(payload, request, reader),
  ])
  return { parts: [part], record, settings: [], acts: await actsOf(payload, request, say) }
}

/** Due date and the days left. */
export function dueLine({ dueAt }: StoredRequest, language: Language): string {
  const say = (text: Text) => requestTexts[text][language]
  const days = daysLeft(dueAt, new Date())
  const left = days < 0 ? say('late') : `${days} ${say('daysLeft')}`
  return `${say('due')} ${adminTime(dueAt, language)} · ${left}`
}

/**
 * Link to the account that the request is about or that has the same address. Its data are corrected, copied and erased
 * there.
 */
export async function accountLink(
  payload: BasePayload,
  { memberId, email, state }: StoredRequest,
  { language, user }: Reader,
) {
  if (state === 'unproven' || (memberId === null && email === null)) return undefined
  const where: Where =
    memberId === null ? { email: { equals: email } } : { id: { equals: memberId } }
  const { docs } = await payload.find({ collection: 'members', where, limit: 1, depth: 0, user })
  const [member] = docs
  if (!member) return undefined
  const text = requestTexts[memberId === null ? 'sameAddress' : 'member'][language]
  const href = `${payload.config.routes.admin}/collections/members/${member.id}`
  return { kind: 'link', text: `${text}: ${member.email}`, href } as const
}

async function actsOf(
  payload: BasePayload,
  request: StoredRequest,
  say: (text: Text) => string,
): Promise<CaseAct[]> {
  const act = (name: 'answer' | 'refuse' | 'erase' | 'withdraw'): CaseAct => {
    const words = `${say(`${name}Ask`)} ${say(name === 'refuse' ? 'reason' : 'whatWasDone')}`
    const field = { name: 'reason', label: words, kind: 'text', value: '', maxLength: 500 } as const
    const sent = { path: `/data-requests/${request.id}/${name}`, sent: {}, fields: [field] }
    return { name, key: name.slice(0, 1), text: say(name), ...sent, isEnd: true }
  }
  return [
    ...((await accountOfMinor(payload, request)) === undefined ? [] : [act('withdraw')]),
    ...(mayEraseAddress(request) ? [act('erase')] : []),
    act('answer'),
    act('refuse'),
  ]
}
