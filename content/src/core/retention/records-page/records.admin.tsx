import { type Language, parseLanguage } from '@washhouse/contract/language'
import type { ServerProps, BasePayload } from 'payload'
import './records.css'
import { isAdministrator } from '../../../platform/access.ts'
import { adminTime } from '../../admin/admin-time.ts'
import { recordsTexts, removedText, folderText, ownPlaces } from './records.labels.ts'
import { periodText } from '../../../platform/retention/period-text.ts'
import { retentionDays } from '../../../platform/retention/retention.env.ts'
import { bases, type Kept, receivers } from '../../../platform/retention/retained-data.ts'
import {
  isTimedRetentionName,
  retentionTable,
} from '../../../platform/retention/retention-table.ts'
import { type KeptRun, listLastRuns } from '../retention-run.rows.ts'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

const columns = ['what', 'where', 'purpose', 'basis', 'period', 'receivers', 'lastRun'] as const

/** Replaces the list of retention runs: the records of processing, with the last run of each period. */
export async function RecordsOfProcessing({ i18n, payload, user }: Props) {
  if (!isAdministrator({ req: { user: user ?? null } })) return null
  const language = parseLanguage(i18n.language)
  const records = await listRecords(payload, language)
  return (
    <main className="processing-records gutter--left gutter--right">
      <h1>{recordsTexts.title[language]}</h1>
      <p>{recordsTexts.about[language]}</p>
      <section
        className="processing-records__frame"
        aria-label={recordsTexts.title[language]}
        // A scrollable area must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {recordsTexts[name][language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <RecordRow key={record.name} record={record} language={language} />
            ))}
          </tbody>
        </table>
      </section>
      <TrafficForm api={payload.config.routes.api} language={language} />
    </main>
  )
}

function TrafficForm({ api, language }: { api: string; language: Language }) {
  const say = (name: keyof typeof recordsTexts) => recordsTexts[name][language]
  return (
    <section className="processing-records__traffic" aria-label={say('traffic')}>
      <h2>{say('traffic')}</h2>
      <p>{say('trafficAbout')}</p>
      <form action={`${api}/traffic-log`} method="get">
        <label>
          {say('from')} <input type="date" name="from" required />
        </label>
        <label>
          {say('to')} <input type="date" name="to" required />
        </label>
        <label>
          {say('member')} <input type="text" name="member" maxLength={36} />
        </label>
        <button className="btn btn--style-secondary btn--size-small" type="submit">
          {say('fetch')}
        </button>
      </form>
    </section>
  )
}

function RecordRow({ record, language }: { record: ProcessingRecord; language: Language }) {
  return (
    <tr>
      <th scope="row">{record.what}</th>
      <td>{record.where.join(', ')}</td>
      <td>{record.purpose}</td>
      <td>{record.basis}</td>
      <td>{record.period}</td>
      <td>{record.receivers.join(', ')}</td>
      <td className="processing-records__last">{lastRunText(record, language)}</td>
    </tr>
  )
}

function lastRunText({ hasJob, lastRun }: ProcessingRecord, language: Language): string {
  if (!hasJob) return recordsTexts.byHand[language]
  if (!lastRun) return recordsTexts.never[language]
  return removedText[language](lastRun.removed, adminTime(lastRun.updatedAt, language))
}

interface ProcessingRecord {
  name: string
  what: string
  where: readonly string[]
  purpose: string
  basis: string
  period: string
  receivers: readonly string[]
  hasJob: boolean
  lastRun: KeptRun | undefined
}

/** The admin's name of a collection; a folder has its own name. */
function placeName({ config }: BasePayload, place: string, language: Language): string {
  if (place.endsWith('/')) return folderText[language](place)
  const labels = config.collections.find(({ slug }) => slug === place)?.labels
  const plural = ownPlaces[place] ?? labels?.plural
  return typeof plural === 'object' ? (plural[language] ?? place) : place
}

async function listRecords(payload: BasePayload, language: Language): Promise<ProcessingRecord[]> {
  const runs = await listLastRuns(payload)
  return Object.entries<Kept>(retentionTable).map(([name, kept]) => ({
    name,
    what: kept.what[language],
    where: kept.where.map((place) => placeName(payload, place, language)),
    purpose: kept.purpose[language],
    basis: bases[kept.basis][language],
    period: periodText(
      kept.period,
      language,
      isTimedRetentionName(name) ? retentionDays(name) : undefined,
    ),
    receivers: kept.receivers.map((receiver) => receivers[receiver][language]),
    hasJob: isTimedRetentionName(name),
    lastRun: runs.get(name),
  }))
}
