import '../digest/digest-desk.css'
import type { UIFieldServerProps } from 'payload'
import { PostButton } from '../../../engines/admin/post-button.admin.tsx'
import { readPolicyVersion } from '../../../engines/consents/policy-version.rows.ts'
import { isEditor } from '../../../ground/access.ts'
import type { RunState } from '../sending/run.fields.ts'
import { findObstacle } from './find-obstacle.ts'
import { policyDeskTexts, type PolicyDeskText } from './policy-change-desk.texts.ts'
import { findChange, type StoredChange } from './policy-change.rows.ts'

type Act = keyof PolicyDeskText['acts']

/** What may be done with an announcement in each of its states. */
const actsIn: Partial<Record<RunState, readonly Act[]>> = {
  waiting: ['proof', 'start'],
  running: ['proof', 'pause', 'stop'],
  paused: ['proof', 'resume', 'stop'],
  halted: ['proof', 'resume', 'stop'],
}

/** Above an announcement's fields: what it still needs, how it looks, what can be done with it, and how far it is. */
export async function PolicyChangeDesk({ id, payload, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const change = await findChange(payload, Number(id))
  if (!change) return null
  const text = policyDeskTexts[req.i18n.language === 'th' ? 'th' : 'en']
  const api = `${payload.config.routes.api}/policy-changes/${change.id}`
  const isWaiting = change.state === 'waiting'
  const obstacle = isWaiting ? await findObstacle(payload, change, new Date()) : undefined
  const noted = await readPolicyVersion(payload)
  return (
    <section className="digest-desk">
      {obstacle && <p role="note">{text.obstacles[obstacle]}</p>}
      {change.policy === 'cookie' && <p role="note">{text.asksAnew}</p>}
      {noted !== null && noted !== change.version && <p role="note">{text.otherVersion(noted)}</p>}
      <div className="digest-desk__acts">
        {(actsIn[change.state] ?? [])
          .filter((act) => !(act === 'start' && obstacle))
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
      {!isWaiting && <Counts text={text} change={change} />}
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

function Counts({ text, change }: { text: PolicyDeskText; change: StoredChange }) {
  return (
    <dl className="digest-desk__counts">
      {(['sent', 'open', 'failed', 'dropped', 'unheard'] as const).map((name) => (
        <div key={name}>
          <dt>{text.counts[name]}</dt>
          <dd>{change[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
