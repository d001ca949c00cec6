import './digest-desk.css'
import type { UIFieldServerProps } from 'payload'
import { PostButton } from '../../../engines/admin/post-button.admin.tsx'
import { isEditor } from '../../../ground/access.ts'
import type { RunState } from '../sending/run.fields.ts'
import { type Aftermath, readAftermath } from './digest-aftermath.ts'
import { deskTexts, type DeskText } from './digest-desk.texts.ts'
import { findIssue, hasEverLeft, type StoredIssue } from './digest-issue.rows.ts'

type Act = 'proof' | 'start' | 'pause' | 'resume' | 'stop'

/** What may be done with an issue in each of its states. */
const actsIn: Record<RunState, readonly Act[]> = {
  planned: ['proof', 'start', 'stop'],
  waiting: ['proof', 'start', 'stop'],
  running: ['proof', 'pause', 'stop'],
  paused: ['proof', 'resume', 'stop'],
  halted: ['proof', 'resume', 'stop'],
  stopped: [],
  done: ['proof'],
  empty: [],
}

/** Above an issue's fields: how it looks in both languages, what can be done with it, and what became of it. */
export async function DigestDesk({ id, payload, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const issue = await findIssue(payload, Number(id))
  if (!issue) return null
  const text = deskTexts[req.i18n.language === 'th' ? 'th' : 'en']
  const api = `${payload.config.routes.api}/digest-issues/${issue.id}`
  const isFirst = !(await hasEverLeft(payload))
  const after = issue.startedAt && (await readAftermath(payload, issue.startedAt))
  return (
    <section className="digest-desk">
      {isFirst && <p role="note">{issue.provedAt ? text.firstSeen : text.firstUnseen}</p>}
      <div className="digest-desk__acts">
        {actsIn[issue.state]
          .filter((act) => !(act === 'start' && isFirst && issue.provedAt === null))
          .map((act) => (
            <PostButton
              key={act}
              path={`${api}/${act}`}
              label={text.acts[act]}
              trouble={text.trouble}
              {...(act === 'start' || act === 'stop'
                ? {
                    ask: { question: text.asks[act], confirm: text.acts[act], cancel: text.cancel },
                  }
                : {})}
            />
          ))}
      </div>
      {after && <Counts text={text} issue={issue} after={after} />}
      <div className="digest-desk__previews">
        {(['th', 'en'] as const).map((language) => (
          <figure key={language}>
            <figcaption>
              {text.previews[language]}{' '}
              <a
                href={`${api}/preview?language=${language}&part=text`}
                target="_blank"
                rel="noreferrer"
              >
                {text.asText}
              </a>
            </figcaption>
            <iframe
              title={text.previews[language]}
              src={`${api}/preview?language=${language}`}
              sandbox="allow-popups"
            />
          </figure>
        ))}
      </div>
    </section>
  )
}

interface CountsProps {
  text: DeskText
  issue: StoredIssue
  after: Aftermath
}

function Counts({ text, issue, after }: CountsProps) {
  const counted = (['sent', 'open', 'failed', 'dropped', 'unheard'] as const).map(
    (name) => [name, issue[name]] as const,
  )
  const became = (['left', 'bounced', 'complained'] as const).map(
    (name) => [name, after[name]] as const,
  )
  return (
    <dl className="digest-desk__counts">
      {[...counted, ...became].map(([name, count]) => (
        <div key={name}>
          <dt>{text.counts[name]}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
