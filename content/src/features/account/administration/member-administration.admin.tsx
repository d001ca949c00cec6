import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { listMemberSessions } from '../../../core/accounts/sessions/member-session.rows.ts'
import { adminTime } from '../../../core/admin/admin-time.ts'
import {
  consentActLabels,
  consentChannelLabels,
  purposeLabels,
} from '../../../core/consents/consent.labels.ts'
import { listConsents } from '../../../core/consents/member-consents.rows.ts'
import { staffNames } from '../../../core/admin/staff-names.ts'
import { PostButton, type Asked } from '../../../core/admin/post-button.admin.tsx'
import { isAdministrator, isEditor, isModerator } from '../../../platform/access.ts'
import { actLabels, moderationTexts } from './administration.labels.ts'
import { deviceText } from '../mail/write-email.ts'
import { findMember } from '../member/member.rows.ts'
import { listHistory } from './member-history.rows.ts'
import './member-administration.css'

const mostLeads = 50

/** On a member's page: actions of staff, sessions, messages that the member sent, and the history of actions. */
export async function MemberAdministration({ id, payload, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const member = await findMember(payload, String(id))
  if (!member) return null
  const language = req.i18n.language === 'th' ? 'th' : 'en'
  const say = (name: keyof typeof moderationTexts) => moderationTexts[name][language]
  const timeOf = (moment: string) => adminTime(moment, language)
  const { routes } = payload.config
  const path = `${routes.api}/members/${member.id}`
  const button = (act: string, label: string, more: { ask?: Asked; next?: string } = {}) => (
    <PostButton path={`${path}/${act}`} label={label} trouble={say('trouble')} {...more} />
  )
  const words = { confirm: say('yes'), cancel: say('no') }
  const askReason: Asked = { ...words, question: say('suspendAsk'), reason: say('reason') }
  const askErase: Asked = { ...words, question: say('eraseAsk') }
  const isActive = member.status === 'active'
  const sessions = await listMemberSessions(payload, member.id)
  const history = await listHistory(payload, member.id)
  const authors = await staffNames(payload, history)
  return (
    <section className="member-care" aria-label={say('title')}>
      <div className="member-care__acts">
        {isModerator({ req }) && (
          <>
            {isActive
              ? button('suspend', say('suspend'), { ask: askReason })
              : button('lift', say('lift'))}
            {sessions.length > 0 && button('end-sessions', say('endSessions'))}
            {isActive && button('send-reset', say('reset'))}
          </>
        )}
        {isAdministrator({ req }) && (
          <>
            <a
              className="btn btn--style-secondary btn--size-small"
              href={`${path}/export`}
              download
            >
              {say('export')}
            </a>
            <a className="btn btn--style-secondary btn--size-small" href={`${path}/copy`} download>
              {say('copy')}
            </a>
            {button('erase', say('erase'), {
              ask: askErase,
              next: `${routes.admin}/collections/members`,
            })}
          </>
        )}
      </div>
      <Part title={say('sessions')} none={say('noSessions')}>
        {sessions.map(({ id: key, userAgent, lastUsedAt, misusedAt }) => (
          <li key={key} title={userAgent ?? undefined}>
            {deviceText(userAgent) || say('unknownBrowser')} · {timeOf(lastUsedAt)}
            {misusedAt && ` · ${say('misused')}`}
          </li>
        ))}
      </Part>
      {isEditor({ req }) && (
        <Part title={say('leads')} none={say('noLeads')}>
          {(await leadsOf(req, member.id)).map(({ id: key, title, createdAt }) => (
            <li key={key}>
              <a href={`${routes.admin}/collections/leads/${key}`}>{title}</a> · {timeOf(createdAt)}
            </li>
          ))}
        </Part>
      )}
      <Part title={say('consents')} none={say('noConsents')}>
        {(await listConsents(payload, member.id)).map((consent) => (
          <li key={`${consent.purpose} ${consent.act} ${consent.at}`}>
            {purposeLabels[consent.purpose][language]} · {consentActLabels[consent.act][language]} ·{' '}
            {timeOf(consent.at)} · {consentChannelLabels[consent.channel][language]}
            {consent.language && ` · ${consent.language}`}
            {consent.policyVersion && ` · ${say('version')} ${consent.policyVersion}`}
          </li>
        ))}
      </Part>
      <Part title={say('history')} none={say('noHistory')}>
        {history.map(({ id: key, act, reason, by, at }) => (
          <li key={key}>
            {actLabels[act][language]} · {authors.get(String(by)) ?? say('staff')} · {timeOf(at)}
            {reason && `: ${reason}`}
          </li>
        ))}
      </Part>
    </section>
  )
}

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <div>
      <h4>{title}</h4>
      {children.length === 0 ? <p>{none}</p> : <ul>{children}</ul>}
    </div>
  )
}

/** Listed by reference, where they have one. */
async function leadsOf({ payload, user }: UIFieldServerProps['req'], memberId: string) {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { member: { equals: memberId } },
    select: { reference: true, firstName: true, createdAt: true },
    sort: '-createdAt',
    limit: mostLeads,
    pagination: false,
    user,
  })
  return docs.map(({ id, reference, firstName, createdAt }) => ({
    id,
    createdAt,
    title: reference ?? (firstName || id),
  }))
}
