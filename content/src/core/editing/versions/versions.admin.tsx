import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { parseLanguage } from '@washhouse/contract/language'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { say } from '../../../platform/languages/say.ts'
import { adminTime } from '../../admin/admin-time.ts'
import { spanWords, type VersionRow } from './public-spans.ts'
import { nameSavers, readVersions, recordOf, stepsOf } from './read-versions.ts'
import './versions.css'

/** Replaces Payload's list of versions: shows the author, the Thai time, and whether a version was public. */
export async function Versions(props: DocumentViewServerProps) {
  const { req } = props.initPageResult
  const shown = recordOf(props)
  if (!shown) return notFound()
  const { rows, spans } = await readVersions(req, shown.record)
  const names = await nameSavers(req, rows)
  const language = parseLanguage(req.i18n.language)
  const title = say(req, 'เวอร์ชัน', 'Versions')
  return (
    <main className="record-versions">
      <SetDocumentStepNav {...stepsOf(props)} view={title} />
      <Gutter>
        <h2>{title}</h2>
        {rows.length === 0 && <p>{say(req, 'ยังไม่มีเวอร์ชัน', 'There are no versions yet.')}</p>}
        {rows.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{say(req, 'บันทึกเมื่อ', 'Saved')}</th>
                <th scope="col">{say(req, 'โดย', 'By')}</th>
                <th scope="col">{say(req, 'การเผยแพร่', 'Published')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <Link href={`${shown.page}/versions/${row.id}`} prefetch={false}>
                      {adminTime(row.savedAt, language)}
                    </Link>
                  </th>
                  <td>{saverOf(req, row, names)}</td>
                  <td>{spanWords(spans.get(row.id), language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </main>
  )
}

type Reader = Parameters<typeof say>[0]

export function saverOf(
  reader: Reader,
  { savedBy }: VersionRow,
  names: ReadonlyMap<number, string>,
): string {
  if (savedBy === null) return say(reader, 'ระบบ', 'The service')
  return names.get(savedBy) ?? say(reader, 'บัญชีที่ลบแล้ว', 'A deleted account')
}
