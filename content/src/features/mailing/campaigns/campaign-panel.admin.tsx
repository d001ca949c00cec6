import type { UIFieldServerProps } from 'payload'
import './campaign-panel.css'
import { PostButton } from '../../../core/admin/post-button.admin.tsx'
import { type CampaignState, countLabels, countNames, openStates } from '../sending/campaign.ts'
import { findCampaign } from '../sending/campaign.rows.ts'
import { findObstacle } from '../sending/draft.rows.ts'
import { kindOf, kindsFor } from './campaign-kinds.ts'

const panelTexts = {
  th: {
    acts: { pause: 'พักการส่ง', resume: 'ส่งต่อ', stop: 'ยกเลิกฉบับนี้' },
    test: 'ส่งอีเมลทดสอบทั้งสองภาษาให้ฉัน',
    previews: { th: 'ฉบับภาษาไทย', en: 'ฉบับภาษาอังกฤษ' },
    asText: 'แบบข้อความล้วน',
    askStop: 'ยกเลิกฉบับนี้ไหม คนที่ยังไม่ได้รับจะไม่ได้รับ และเริ่มใหม่ไม่ได้',
    cancel: 'ยังก่อน',
    trouble: 'ไม่สำเร็จ โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
  },
  en: {
    acts: { pause: 'Pause', resume: 'Resume', stop: 'Stop' },
    test: 'Send me a test email in both languages',
    previews: { th: 'In Thai', en: 'In English' },
    asText: 'as plain text',
    askStop: 'Stop it? Members who haven’t got it yet won’t get it, and you can’t start it again.',
    cancel: 'Not yet',
    trouble: 'That didn’t work. Reload the page and try again.',
  },
}

type Act = 'pause' | 'resume' | 'stop'

const actsIn: Record<CampaignState, readonly Act[]> = {
  planned: ['stop'],
  waiting: ['stop'],
  running: ['pause', 'stop'],
  paused: ['resume', 'stop'],
  halted: ['resume', 'stop'],
  stopped: [],
  done: [],
  empty: [],
}
const endedStates: readonly CampaignState[] = ['stopped', 'empty']

type PanelProps = Pick<UIFieldServerProps, 'id' | 'payload' | 'req'>

/** Above a campaign's fields: what it still needs, what can be done with it, its counts, and how it looks. */
export async function CampaignPanel({ id, payload, req }: PanelProps) {
  const campaign = id === undefined ? undefined : await findCampaign(payload, Number(id))
  if (!campaign || !kindsFor({ req }).includes(campaign.kind)) return null
  const kind = kindOf(campaign)
  const { draft } = kind
  const { state, startedAt, dueAt } = campaign
  const language = req.i18n.language === 'th' ? 'th' : 'en'
  const { acts, askStop, cancel, test, trouble } = panelTexts[language]
  const api = `${payload.config.routes.api}/campaigns/${campaign.id}`
  const isOpen = openStates.includes(state)
  const obstacle =
    isOpen && draft ? await findObstacle(payload, draft, campaign, new Date()) : undefined
  const notes = [
    ...(obstacle ? [obstacle] : []),
    ...((await draft?.listNotes(payload, campaign)) ?? []),
  ]
  const more = startedAt ? ((await kind.countMore?.(payload, startedAt)) ?? []) : []
  const counts = countNames.map((name) => [countLabels[name], campaign[name]] as const)
  return (
    <section className="campaign-panel">
      {notes.map(({ [language]: note }) => (
        <p key={note} role="note">
          {note}
        </p>
      ))}
      <div className="campaign-panel__acts">
        {draft && !endedStates.includes(state) && (
          <PostButton path={`${api}/test`} label={test} trouble={trouble} />
        )}
        {draft && isOpen && !obstacle && (
          <PostButton
            path={`${api}/start`}
            label={draft.start[language]}
            trouble={trouble}
            ask={{ question: draft.askStart[language], confirm: draft.start[language], cancel }}
          />
        )}
        {/* Kinds that never start by themselves are deleted instead of stopped. */}
        {(startedAt ?? dueAt) &&
          actsIn[state].map((act) => (
            <PostButton
              key={act}
              path={`${api}/${act}`}
              label={acts[act]}
              trouble={trouble}
              {...(act === 'stop'
                ? { ask: { question: askStop, confirm: acts[act], cancel } }
                : {})}
            />
          ))}
      </div>
      {startedAt && (
        <dl className="campaign-panel__counts">
          {[...counts, ...more].map(([{ [language]: name }, total]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{total}</dd>
            </div>
          ))}
        </dl>
      )}
      {draft && <Previews api={api} language={language} />}
    </section>
  )
}

function Previews({ api, language }: { api: string; language: 'th' | 'en' }) {
  const { previews, asText } = panelTexts[language]
  return (
    <div className="campaign-panel__previews">
      {(['th', 'en'] as const).map((each) => {
        const preview = `${api}/preview?language=${each}`
        return (
          <figure key={each}>
            <figcaption>
              {previews[each]}{' '}
              <a href={`${preview}&part=text`} target="_blank" rel="noreferrer">
                {asText}
              </a>
            </figcaption>
            <iframe title={previews[each]} src={preview} sandbox="allow-popups" />
          </figure>
        )
      })}
    </div>
  )
}
