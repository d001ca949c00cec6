import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { parseLanguage } from '@washhouse/contract/language'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { say } from '../../../platform/languages/say.ts'
import { adminTime } from '../../admin/admin-time.ts'
import { findMissing, type Missing } from './find-missing.ts'
import { spanWords } from './public-spans.ts'
import { nameSavers, readBoth, readVersions, recordOf, stepsOf } from './read-versions.ts'
import { RestoreButton } from './restore-button.admin.tsx'
import { VersionCompare } from './version-compare.admin.tsx'
import { saverOf } from './versions.admin.tsx'
import './versions.css'

/**
 * Replaces Payload's page of a version: shows its differences from the newest one and its missing fields, and offers to
 * restore it.
 */
export async function Version(props: DocumentViewServerProps) {
  const { initPageResult, routeSegments } = props
  const { collectionConfig, globalConfig, locale, permissions, req } = initPageResult
  const shown = recordOf(props)
  if (!shown) return notFound()
  const { record, page } = shown
  const { rows, spans } = await readVersions(req, record)
  const row = rows.find(({ id }) => String(id) === routeSegments.at(-1))
  if (!row) return notFound()
  const names = await nameSavers(req, [row])
  const language = parseLanguage(req.i18n.language)
  const content = parseLanguage(locale?.code ?? 'th')
  const both = await readBoth(req, record, { id: row.id, locale: content })
  const missing = await findMissing(req, record, row.id)
  const time = adminTime(row.savedAt, language)
  const isNewest = row.id === rows[0]?.id
  const mayUpdate =
    'global' in record
      ? permissions.globals?.[record.global]?.update
      : permissions.collections?.[record.collection]?.update
  const api = req.payload.config.routes.api
  const path = 'global' in record ? `globals/${record.global}` : record.collection
  return (
    <main className="record-versions">
      <SetDocumentStepNav {...stepsOf(props)} view={time} />
      <Gutter>
        <h2>{say(req, `เวอร์ชันเมื่อ ${time}`, `Version of ${time}`)}</h2>
        <dl>
          <div>
            <dt>{say(req, 'โดย', 'By')}</dt>
            <dd>{saverOf(req, row, names)}</dd>
          </div>
          <div>
            <dt>{say(req, 'การเผยแพร่', 'Published')}</dt>
            <dd>{spanWords(spans.get(row.id), language)}</dd>
          </div>
        </dl>
        {missing.length > 0 && <MissingFields req={req} missing={missing} />}
        {isNewest && <p>{say(req, 'นี่คือเวอร์ชันล่าสุด', 'This is the newest version.')}</p>}
        {!isNewest && (
          <>
            <VersionCompare
              collectionSlug={collectionConfig?.slug}
              globalSlug={globalConfig?.slug}
              {...both}
            />
            {mayUpdate && <RestoreButton path={`${api}/${path}/versions/${row.id}`} next={page} />}
          </>
        )}
        <p>
          <Link href={`${page}/versions`} prefetch={false}>
            {say(req, 'ทุกเวอร์ชัน', 'All versions')}
          </Link>
        </p>
      </Gutter>
    </main>
  )
}

function MissingFields({ req, missing }: { req: PayloadRequest; missing: readonly Missing[] }) {
  return (
    <section>
      <p>
        {say(
          req,
          'เวอร์ชันนี้ยังไม่ครบ ก่อนเผยแพร่ต้องกรอก:',
          'This version is incomplete. To publish it, fill in:',
        )}
      </p>
      <ul>
        {missing.map(({ label, message }) => (
          <li key={`${label} ${message}`}>
            {label}: {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
