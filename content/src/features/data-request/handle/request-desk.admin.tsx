import type { TypedUser, UIFieldServerProps, Where } from 'payload'
import { adminTime } from '../../../core/admin/admin-time.ts'
import { PostButton, type Asked } from '../../../core/admin/post-button.admin.tsx'
import { staffNames } from '../../../core/admin/staff-names.ts'
import { isAdministrator } from '../../../platform/access.ts'
import { actLabels, deskTexts } from '../request/data-request.labels.ts'
import {
  daysLeft,
  findRequest,
  listSteps,
  type StoredRequest,
} from '../request/stored-request.rows.ts'
import { mayEraseAddress, accountOfMinor } from './act-on-request.ts'
import './request-desk.css'

type Text = keyof typeof deskTexts

/** On a request's page: by when it is due, whose it is, what may be done with it, and what was. */
export async function RequestDesk({ id, payload, req }: UIFieldServerProps) {
  if (id === undefined || !isAdministrator({ req })) return null
  const request = await findRequest(payload, String(id))
  if (!request) return null
  const language = req.i18n.language === 'th' ? 'th' : 'en'
  const say = (name: Text) => deskTexts[name][language]
  const timeOf = (moment: string) => adminTime(moment, language)
  const steps = await listSteps(payload, request.id)
  const names = await staffNames(payload, steps)
  const isOpen = request.state === 'open' || request.state === 'unproven'
  return (
    <section className="request-desk" aria-label={say('title')}>
      {isOpen && (
        <p>
          {say('due')} <time dateTime={request.dueAt}>{timeOf(request.dueAt)}</time>{' '}
          <strong>{leftOf(request, say)}</strong>
        </p>
      )}
      <Account payload={payload} request={request} say={say} user={req.user} />
      <Acts payload={payload} request={request} say={say} />
      <h2>{say('steps')}</h2>
      <ol>
        {steps.map(({ act, note, by, createdAt }) => (
          <li key={`${createdAt} ${act}`}>
            <time dateTime={createdAt}>{timeOf(createdAt)}</time> · {actLabels[act][language]} ·{' '}
            {by === null ? say('system') : (names.get(String(by)) ?? say('staff'))}
            {note && `: ${note}`}
          </li>
        ))}
      </ol>
    </section>
  )
}

function leftOf({ dueAt }: StoredRequest, say: (name: Text) => string): string {
  const days = daysLeft(dueAt, new Date())
  return days < 0 ? say('late') : `${days} ${say('daysLeft')}`
}

interface PartProps {
  payload: UIFieldServerProps['payload']
  request: StoredRequest
  say: (name: Text) => string
}

/** The way to the account that it is about, or that has the same address: there it is corrected, copied and erased. */
async function Account({ payload, request, say, user }: PartProps & { user: TypedUser | null }) {
  const { memberId, email, state } = request
  const where: Where =
    memberId === null ? { email: { equals: email } } : { id: { equals: memberId } }
  if ((memberId === null && email === null) || state === 'unproven') return null
  const { docs } = await payload.find({ collection: 'members', where, limit: 1, depth: 0, user })
  const [member] = docs
  if (!member) return null
  return (
    <p>
      {say(memberId === null ? 'sameAddress' : 'member')}:{' '}
      <a href={`${payload.config.routes.admin}/collections/members/${member.id}`}>{member.email}</a>
    </p>
  )
}

async function Acts({ payload, request, say }: PartProps) {
  const path = `${payload.config.routes.api}/data-requests/${request.id}`
  const { state, memberId, email } = request
  const ask = (question: Text, reason: Text): Asked => ({
    question: say(question),
    reason: say(reason),
    confirm: say('yes'),
    cancel: say('no'),
  })
  const button = (act: string, label: Text, asked: Asked) => (
    <PostButton path={`${path}/${act}`} label={say(label)} trouble={say('trouble')} ask={asked} />
  )
  const hasMinor = (await accountOfMinor(payload, request)) !== undefined
  const isClosed = state === 'answered' || state === 'refused'
  return (
    <div className="request-desk__acts">
      {request.kind === 'guardian' && state === 'open' && <p>{say('guardianHelp')}</p>}
      {hasMinor && button('withdraw', 'withdraw', ask('withdrawAsk', 'whatWasDone'))}
      {state === 'unproven' && button('prove', 'prove', ask('proveAsk', 'evidence'))}
      {state !== 'unproven' && memberId === null && email !== null && (
        <a className="btn btn--style-secondary btn--size-small" href={`${path}/copy`} download>
          {say('copy')}
        </a>
      )}
      {mayEraseAddress(request) && button('erase', 'erase', ask('eraseAsk', 'whatWasDone'))}
      {state === 'open' && button('answer', 'answer', ask('answerAsk', 'whatWasDone'))}
      {state === 'open' && button('refuse', 'refuse', ask('refuseAsk', 'reason'))}
      {isClosed && button('reopen', 'reopen', ask('reopenAsk', 'reason'))}
    </div>
  )
}
