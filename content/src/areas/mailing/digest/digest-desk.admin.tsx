import type { UIFieldServerProps } from 'payload'
import { PostButton } from '../../../engines/admin/post-button.admin.tsx'
import { isEditor } from '../../../ground/access.ts'
import { LetterFrames } from '../sending/letter-frames.admin.tsx'
import { countsOf, RunActs, RunCounts } from '../sending/run-desk.admin.tsx'
import { runTexts } from '../sending/run-desk.texts.ts'
import type { RunState } from '../sending/run.fields.ts'
import { type Aftermath, readAftermath } from './digest-aftermath.ts'
import { deskTexts, type DeskText } from './digest-desk.texts.ts'
import { findIssue, hasEverLeft } from './digest-issue.rows.ts'

const openStates: readonly RunState[] = ['planned', 'waiting']
const endedStates: readonly RunState[] = ['stopped', 'empty']

/** Above an issue's fields: how it looks in both languages, what can be done with it, and what became of it. */
export async function DigestDesk({ id, payload, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const issue = await findIssue(payload, Number(id))
  if (!issue) return null
  const language = req.i18n.language === 'th' ? 'th' : 'en'
  const text = deskTexts[language]
  const { cancel, proof, trouble } = runTexts[language]
  const api = `${payload.config.routes.api}/digest-issues/${issue.id}`
  const isFirst = !(await hasEverLeft(payload))
  const mayStart = openStates.includes(issue.state) && !(isFirst && issue.provedAt === null)
  const after = issue.startedAt && (await readAftermath(payload, issue.startedAt))
  return (
    <section className="run-desk">
      {isFirst && <p role="note">{issue.provedAt ? text.firstSeen : text.firstUnseen}</p>}
      <div className="run-desk__acts">
        {!endedStates.includes(issue.state) && (
          <PostButton path={`${api}/proof`} label={proof} trouble={trouble} />
        )}
        {mayStart && (
          <PostButton
            path={`${api}/start`}
            label={text.start}
            trouble={trouble}
            ask={{ question: text.askStart, confirm: text.start, cancel }}
          />
        )}
        <RunActs api={api} state={issue.state} language={language} />
      </div>
      {after && <RunCounts counts={[...countsOf(issue, language), ...aftermathOf(text, after)]} />}
      <LetterFrames api={api} language={language} />
    </section>
  )
}

function aftermathOf({ counts }: DeskText, after: Aftermath): [string, number][] {
  return (['left', 'bounced', 'complained'] as const).map((name) => [counts[name], after[name]])
}
