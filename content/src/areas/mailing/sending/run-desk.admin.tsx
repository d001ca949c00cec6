import './run-desk.css'
import type { UIFieldServerProps } from 'payload'
import { PostButton } from '../../../engines/admin/post-button.admin.tsx'
import { runTexts } from './run-desk.texts.ts'
import { seesTo } from './run.endpoints.ts'
import type { RunState } from './run.fields.ts'
import { readRun, type StoredRun } from './run.rows.ts'

export type RunAct = 'pause' | 'resume' | 'stop'
type Language = keyof typeof runTexts

/** What may be done with a run in each of its states. */
const actsIn: Record<RunState, readonly RunAct[]> = {
  planned: ['stop'],
  waiting: ['stop'],
  running: ['pause', 'stop'],
  paused: ['resume', 'stop'],
  halted: ['resume', 'stop'],
  stopped: [],
  done: [],
  empty: [],
}

/** Above the fields of a bundle: what can be done with it, and how far it has come. */
export async function BundleDesk({ id, payload, req }: UIFieldServerProps) {
  if (id === undefined || !seesTo.mail_bundles({ req })) return null
  const run = await readRun(payload, 'mail_bundles', Number(id))
  if (!run) return null
  const language = req.i18n.language === 'th' ? 'th' : 'en'
  const api = `${payload.config.routes.api}/mail-bundles/${run.id}`
  return (
    <section className="run-desk">
      <div className="run-desk__acts">
        <RunActs api={api} state={run.state} language={language} />
      </div>
      <RunCounts counts={countsOf(run, language)} />
    </section>
  )
}

/** The buttons of a run. */
export function RunActs({
  api,
  state,
  language,
}: {
  api: string
  state: RunState
  language: Language
}) {
  const { acts, askStop, cancel, trouble } = runTexts[language]
  return actsIn[state].map((act) => (
    <PostButton
      key={act}
      path={`${api}/${act}`}
      label={acts[act]}
      trouble={trouble}
      {...(act === 'stop' ? { ask: { question: askStop, confirm: acts[act], cancel } } : {})}
    />
  ))
}

/** What is counted of a run, in the order that it is read. */
export function countsOf(run: StoredRun, language: Language): [label: string, count: number][] {
  const { counts } = runTexts[language]
  return (['sent', 'open', 'failed', 'dropped', 'unheard'] as const).map((name) => [
    counts[name],
    run[name],
  ])
}

export function RunCounts({ counts }: { counts: readonly [label: string, count: number][] }) {
  return (
    <dl className="run-desk__counts">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
