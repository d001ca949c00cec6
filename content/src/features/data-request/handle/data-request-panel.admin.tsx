import type { UIFieldServerProps } from 'payload'
import { PostButton } from '../../../core/admin/post-button.admin.tsx'
import { findCaseAbout } from '../../../core/cases/cases.rows.ts'
import { RecordHistory } from '../../../core/cases/record-case.admin.tsx'
import { isAdministrator } from '../../../platform/access.ts'
import { requestTexts } from '../request/data-request.labels.ts'
import { aboutRequest, findRequest, type StoredRequest } from '../request/stored-request.rows.ts'
import { accountLink, dueLine } from './data-request-kind.ts'
import './data-request-panel.css'

type Text = keyof typeof requestTexts

/** On a request's page: due date, account, actions and history. */
export async function DataRequestPanel(props: UIFieldServerProps) {
  const { id, payload, req } = props
  if (id === undefined || !isAdministrator({ req })) return null
  const request = await findRequest(payload, String(id))
  if (!request) return null
  const language = req.i18n.language === 'th' ? 'th' : 'en'
  const say = (name: Text) => requestTexts[name][language]
  const account = req.user && (await accountLink(payload, request, { language, user: req.user }))
  return (
    <section className="request-desk" aria-label={say('title')}>
      {request.closedAt === null && <p>{dueLine(request, language)}</p>}
      {account && (
        <p>
          <a href={account.href}>{account.text}</a>
        </p>
      )}
      <Acts payload={payload} request={request} say={say} />
      <RecordHistory {...props} of="data_request" />
    </section>
  )
}

interface ActsProps {
  payload: UIFieldServerProps['payload']
  request: StoredRequest
  say: (name: Text) => string
}

/** Actions that do not close it. The others are in the queue. */
async function Acts({ payload, request, say }: ActsProps) {
  const { id, state, memberId, email, closedAt } = request
  const path = `${payload.config.routes.api}/data-requests/${id}`
  const caseId = state === 'open' ? await findCaseAbout(payload, aboutRequest(id)) : null
  const button = (act: 'prove' | 'reopen', reason: Text) => (
    <PostButton
      path={`${path}/${act}`}
      label={say(act)}
      trouble={say('trouble')}
      ask={{
        question: say(`${act}Ask`),
        reason: say(reason),
        confirm: say('yes'),
        cancel: say('no'),
      }}
    />
  )
  const link = 'btn btn--style-secondary btn--size-small'
  return (
    <div className="request-desk__acts">
      {state === 'unproven' && button('prove', 'evidence')}
      {state !== 'unproven' && memberId === null && email !== null && (
        <a className={link} href={`${path}/copy`} download>
          {say('copy')}
        </a>
      )}
      {caseId !== null && (
        <a className={link} href={`${payload.config.routes.admin}/collections/cases?id=${caseId}`}>
          {say('inQueue')}
        </a>
      )}
      {closedAt !== null && button('reopen', 'reason')}
    </div>
  )
}
