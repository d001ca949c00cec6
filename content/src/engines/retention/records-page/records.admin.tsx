import './records.css'
import { type Language, parseLanguage } from '@washhouse/contract/language'
import type { ServerProps } from 'payload'
import { isAdministrator } from '../../../ground/access.ts'
import { listRecords, type ProcessingRecord } from './list-records.ts'
import { recordsTexts, removedText } from './records.labels.ts'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

const columns = ['what', 'where', 'purpose', 'basis', 'period', 'receivers', 'lastRun'] as const

/** In place of the list of what was removed: the records of processing, with when each was last looked through. */
export async function RecordsOfProcessing({ i18n, payload, user }: Props) {
  if (!isAdministrator({ req: { user: user ?? null } })) return null
  const language = parseLanguage(i18n.language)
  const records = await listRecords(payload, language)
  return (
    <main className="processing-records gutter--left gutter--right">
      <h1>{recordsTexts.title[language]}</h1>
      <p>{recordsTexts.about[language]}</p>
      {/* Wider than a phone: it is scrolled by keyboard, too. */}
      <div
        className="processing-records__frame"
        role="region"
        aria-label={recordsTexts.title[language]}
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
      </div>
    </main>
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
      <td>{lastRunText(record, language)}</td>
    </tr>
  )
}

function lastRunText({ hasJob, lastRun }: ProcessingRecord, language: Language): string {
  if (!hasJob) return recordsTexts.byHand[language]
  if (!lastRun) return recordsTexts.never[language]
  const time = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(lastRun.updatedAt)
  return removedText[language](lastRun.removed, time)
}
