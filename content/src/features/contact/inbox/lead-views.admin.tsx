import './lead-inbox.css'
import { parseLanguage } from '@washhouse/contract/language'
import Link from 'next/link'
import type { BeforeListTableServerProps } from 'payload'
import { label } from '../../../platform/languages/labels.ts'

const texts = {
  views: label('มุมมอง', 'Views'),
  queue: label('เรื่องที่รอ เรียงตามกำหนด', 'What waits, by when it is due'),
  all: label('ทั้งหมด', 'All'),
  automatic: label('คล้ายบอต', 'Looks automatic'),
  export: label('ส่งออกรายการนี้เป็น CSV', 'Export this list as CSV'),
}

/** Above the list: links to the queue and to automatic submissions, and the export. */
export async function LeadViews({ i18n, payload, searchParams }: BeforeListTableServerProps) {
  const language = parseLanguage(i18n.language)
  const where = { looksAutomatic: { equals: true } }
  const { totalDocs } = await payload.count({ collection: 'leads', where })
  const { admin, api } = payload.config.routes
  const filter = 'where[or][0][and][0][looksAutomatic][equals]=true'
  const links = [
    [`${admin}/collections/cases`, texts.queue[language]],
    [`${admin}/collections/leads`, texts.all[language]],
    [`${admin}/collections/leads?${filter}`, `${texts.automatic[language]} ${totalDocs}`],
  ] as const
  const kept = Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
    name === 'search' || name.startsWith('where[')
      ? [value ?? []].flat().map((each) => [name, each])
      : [],
  )
  return (
    <div className="lead-row lead-views">
      <nav aria-label={texts.views[language]}>
        <ul className="lead-row lead-list">
          {links.map(([href, text]) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <a download href={`${api}/leads/export?${new URLSearchParams(kept)}`}>
        {texts.export[language]}
      </a>
    </div>
  )
}
