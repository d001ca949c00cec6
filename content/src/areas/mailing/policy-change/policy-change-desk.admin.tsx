import type { UIFieldServerProps } from 'payload'
import { PostButton } from '../../../engines/admin/post-button.admin.tsx'
import { readPolicyVersion } from '../../../engines/consents/member-consents.rows.ts'
import { LetterFrames } from '../sending/letter-frames.admin.tsx'
import { countsOf, RunActs, RunCounts } from '../sending/run-desk.admin.tsx'
import { runTexts } from '../sending/run-desk.texts.ts'
import { seesTo } from '../sending/run.endpoints.ts'
import { findObstacle } from './find-obstacle.ts'
import { policyDeskTexts } from './policy-change-desk.texts.ts'
import { findChange } from './policy-change.rows.ts'

/** Above an announcement's fields: what it still needs, how it looks, what can be done with it, and how far it is. */
export async function PolicyChangeDesk({ id, payload, req }: UIFieldServerProps) {
  if (id === undefined || !seesTo.policy_changes({ req })) return null
  const change = await findChange(payload, Number(id))
  if (!change) return null
  const language = req.i18n.language === 'th' ? 'th' : 'en'
  const text = policyDeskTexts[language]
  const { cancel, proof, trouble } = runTexts[language]
  const api = `${payload.config.routes.api}/policy-changes/${change.id}`
  const isWaiting = change.state === 'waiting'
  const obstacle = isWaiting ? await findObstacle(payload, change, new Date()) : undefined
  const noted = await readPolicyVersion(payload)
  return (
    <section className="run-desk">
      {obstacle && <p role="note">{text.obstacles[obstacle]}</p>}
      {change.policy === 'cookie' && <p role="note">{text.asksAnew}</p>}
      {noted !== null && noted !== change.version && <p role="note">{text.otherVersion(noted)}</p>}
      <div className="run-desk__acts">
        <PostButton path={`${api}/proof`} label={proof} trouble={trouble} />
        {isWaiting && !obstacle && (
          <PostButton
            path={`${api}/start`}
            label={text.start}
            trouble={trouble}
            ask={{ question: text.askStart, confirm: text.start, cancel }}
          />
        )}
        {!isWaiting && <RunActs api={api} state={change.state} language={language} />}
      </div>
      {!isWaiting && <RunCounts counts={countsOf(change, language)} />}
      <LetterFrames api={api} language={language} />
    </section>
  )
}
