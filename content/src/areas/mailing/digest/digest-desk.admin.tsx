import type { UIFieldServerProps } from 'payload'
import { PostButton } from '../../../engines/admin/post-button.admin.tsx'
import { isEditor } from '../../../ground/access.ts'
import { countsOf, RunActs, RunCounts } from '../sending/run-desk.admin.tsx'
import { runTexts } from '../sending/run-desk.texts.ts'
import type { RunState } from '../sending/run.fields.ts'
import { type Aftermath, readAftermath } from './digest-aftermath.ts'
import { deskTexts, type DeskText } from './digest-desk.texts.ts'
import { findIssue, hasEverLeft } from './digest-issue.rows.ts'

type Act = 'proof' | 'start'

/** What may be done with an issue in each of its states, beside what may be with any run. */
const actsIn: Record<RunState, readonly Act[]> = {
  planned: ['proof', 'start'],
  waiting: ['proof', 'start'],
  running: ['proof'],
  paused: ['proof'],
  halted: ['proof'],
  stopped: [],
  done: ['proof'],
  empty: [],
}

/** Above an issue's fields: how it looks in both languages, what can be done with it, and what became of it. */
export async function DigestDesk({ id, payload, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const issue = await findIssue(payload, Number(id))
  if (!issue) return null
  const language = req.i18n.language === 'th' ? 'th' : 'en'
  const text = deskTexts[language]
  const { cancel, trouble } = runTexts[language]
  const api = `${payload.config.routes.api}/digest-issues/${issue.id}`
  const isFirst = !(await hasEverLeft(payload))
  const after = issue.startedAt && (await readAftermath(payload, issue.startedAt))
  return (
    <section className="run-desk">
      {isFirst && <p role="note">{issue.provedAt ? text.firstSeen : text.firstUnseen}</p>}
      <div className="run-desk__acts">
        {actsIn[issue.state]
          .filter((act) => !(act === 'start' && isFirst && issue.provedAt === null))
          .map((act) => (
            <PostButton
              key={act}
              path={`${api}/${act}`}
              label={text.acts[act]}
              trouble={trouble}
              {...(act === 'start'
                ? { ask: { question: text.askStart, confirm: text.acts[act], cancel } }
                : {})}
            />
          ))}
        <RunActs api={api} state={issue.state} language={language} />
      </div>
      {after && <RunCounts counts={[...countsOf(issue, language), ...aftermathOf(text, after)]} />}
      <div className="run-desk__previews">
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

function aftermathOf({ counts }: DeskText, after: Aftermath): [string, number][] {
  return (['left', 'bounced', 'complained'] as const).map((name) => [counts[name], after[name]])
}
