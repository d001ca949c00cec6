import type { UIFieldServerProps } from 'payload'
import { adminTime } from '../../../engines/admin/admin-time.ts'
import { PostButton } from '../../../engines/admin/post-button.admin.tsx'
import { isAdministrator } from '../../../ground/access.ts'
import type { Breach } from '../../../ground/payload-types.ts'
import {
  breachActLabels,
  breachTexts,
  type BreachText,
  whoLabels,
} from '../register/breach.labels.ts'
import { listBreachSteps, type BreachStep } from '../register/breach-steps.rows.ts'
import { clockOf, noticeDue } from '../register/clock.ts'
import './breach-desk.css'
import { stepNote } from './step-note.ts'
import { ConcernedForm, type ConcernedWords } from './concerned-form.admin.tsx'

/** On a breach's page: its clock, what is noted of it, who is concerned, and what was done. */
export async function BreachDesk({ id, payload, req }: UIFieldServerProps) {
  if (id === undefined || !isAdministrator({ req })) return null
  const given = { collection: 'breaches', id: String(id), disableErrors: true } as const
  const breach = await payload.findByID(given)
  if (!breach) return null
  const language = req.i18n.language === 'th' ? 'th' : 'en'
  const say = (name: BreachText) => breachTexts[name][language]
  const timeOf = (moment: string | Date) => adminTime(moment, language)
  const steps = await listBreachSteps(payload, breach.id)
  const names = await namesOf(payload, steps)
  const path = `${payload.config.routes.api}/breaches/${breach.id}`
  const button = (act: string, text: BreachText, question: BreachText) => (
    <PostButton
      path={`${path}/${act}`}
      label={say(text)}
      trouble={say('trouble')}
      ask={{
        question: say(question),
        reason: say('note'),
        confirm: say('yes'),
        cancel: say('no'),
      }}
    />
  )
  const words: ConcernedWords = {
    title: say('concerned'),
    who: say('who'),
    from: say('from'),
    to: say('to'),
    count: say('count'),
    people: say('people'),
    download: say('download'),
    trouble: say('countTrouble'),
  }
  const groups = Object.entries(whoLabels).map(([value, text]) => ({
    value,
    label: text[language],
  }))
  return (
    <section className="breach-desk" aria-label={say('title')}>
      <p>{clockWords(breach, steps, say, timeOf)}</p>
      <div className="breach-desk__acts">
        {breach.closedAt ? (
          button('reopen', 'reopen', 'reopenAsk')
        ) : (
          <>
            {button('told-office', 'toldOffice', 'toldOfficeAsk')}
            {button('told-concerned', 'toldConcerned', 'toldConcernedAsk')}
            {button('close', 'close', 'closeAsk')}
          </>
        )}
      </div>
      <ConcernedForm path={path} groups={groups} words={words} />
      <h2>{say('steps')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={`${step.createdAt} ${step.act}`}>
            <time dateTime={step.createdAt}>{timeOf(step.createdAt)}</time> ·{' '}
            {breachActLabels[step.act][language]} · {names.get(step.by ?? 0) ?? say('staff')}
            {step.note && `: ${stepNote(step, language)}`}
          </li>
        ))}
      </ol>
    </section>
  )
}

function clockWords(
  { foundAt, risk = null }: Breach,
  steps: readonly BreachStep[],
  say: (name: BreachText) => string,
  timeOf: (moment: Date) => string,
): string {
  const clock = clockOf({ foundAt, risk, steps }, new Date())
  if (clock.kind === 'told') return say('told')
  if (clock.kind === 'none') return say('noNotice')
  const left = clock.hoursLeft < 0 ? say('late') : `${clock.hoursLeft} ${say('hoursLeft')}`
  const assessed = risk === null ? ` · ${say('unassessed')}` : ''
  return `${say('clock')} ${timeOf(noticeDue(foundAt))} · ${left}${assessed}`
}

async function namesOf(
  payload: UIFieldServerProps['payload'],
  steps: readonly BreachStep[],
): Promise<Map<number, string>> {
  const ids = [...new Set(steps.flatMap(({ by }) => by ?? []))]
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ collection: 'staff', where, pagination: false })
  return new Map(docs.map(({ id, email }) => [id, email]))
}
