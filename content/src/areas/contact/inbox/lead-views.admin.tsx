import './lead-inbox.css'
import Link from 'next/link'
import type { BasePayload, BeforeListTableServerProps } from 'payload'
import { readLeadHours } from '../lead/lead-hours.ts'
import { isViewOf, type LeadView, leadViews, queryOf } from './lead-views.ts'
import { languageOf } from './lead-words.ts'

const texts = {
  th: { views: 'มุมมอง', export: 'ส่งออกรายการนี้เป็น CSV' },
  en: { views: 'Views', export: 'Export this list as CSV' },
}

/** Above the list: its views, with how many leads are in each, and the export. */
export async function LeadViews({ i18n, payload, searchParams, user }: BeforeListTableServerProps) {
  const language = languageOf(i18n)
  const { admin, api } = payload.config.routes
  const asked = addressOf(searchParams ?? {})
  const views = leadViews(user?.id ?? 0, await readLeadHours(payload), Date.now())
  const counts = await Promise.all(views.map((view) => countIn(payload, view)))
  const kept = [...asked].filter(([name]) => name === 'search' || name.startsWith('where['))
  return (
    <div className="lead-views">
      <nav aria-label={texts[language].views}>
        <ul>
          {views.map((view, index) => (
            <li key={view.id}>
              <Link
                aria-current={isViewOf(asked, view) ? 'page' : undefined}
                className={`lead-view lead-view--${view.id}`}
                href={`${admin}/collections/leads?${new URLSearchParams(queryOf(view.where ?? {}))}`}
                prefetch={false}
              >
                {view.name[language]}
                {view.isQueue && <span className="lead-view__count">{counts[index]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <a className="lead-export" download href={`${api}/leads/export?${new URLSearchParams(kept)}`}>
        {texts[language].export}
      </a>
    </div>
  )
}

async function countIn(payload: BasePayload, { isQueue, where }: LeadView): Promise<number> {
  if (!isQueue || !where) return 0
  const { totalDocs } = await payload.count({ collection: 'leads', where })
  return totalDocs
}

function addressOf(params: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
  )
}
