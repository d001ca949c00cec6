import './lead-inbox.css'
import { parseLanguage } from '@washhouse/contract/language'
import Link from 'next/link'
import type { BasePayload, BeforeListTableServerProps } from 'payload'
import { label } from '../../../platform/languages/labels.ts'
import { isViewOf, type LeadView, leadViews, linkToLeads } from './lead-views.ts'

const viewsTitle = label('มุมมอง', 'Views')
const exportTitle = label('ส่งออกรายการนี้เป็น CSV', 'Export this list as CSV')

/** Above the list: its views, with how many leads are in each, and the export. */
export async function LeadViews({ i18n, payload, searchParams, user }: BeforeListTableServerProps) {
  const language = parseLanguage(i18n.language)
  const asked = addressOf(searchParams ?? {})
  const views = leadViews(user?.id ?? 0)
  const counts = await Promise.all(views.map((view) => countIn(payload, view)))
  const kept = [...asked].filter(([name]) => name === 'search' || name.startsWith('where['))
  const file = `${payload.config.routes.api}/leads/export?${new URLSearchParams(kept)}`
  return (
    <div className="lead-row lead-views">
      <nav aria-label={viewsTitle[language]}>
        <ul className="lead-row lead-list">
          {views.map((view, index) => {
            const isShown = isViewOf(asked, view)
            return (
              <li key={view.id}>
                <Link
                  aria-current={isShown ? 'page' : undefined}
                  className={`btn btn--style-${isShown ? 'primary' : 'subtle'} btn--size-medium btn--no-margin lead-view--${view.id}`}
                  href={linkToLeads(payload, view.where)}
                  prefetch={false}
                >
                  {`${view.name[language]}${counts[index]}`}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <a download href={file}>
        {exportTitle[language]}
      </a>
    </div>
  )
}

/** How many leads are in a queue, after its name; nothing for the other views. */
async function countIn(payload: BasePayload, { isQueue, where }: LeadView): Promise<string> {
  if (!isQueue || !where) return ''
  const { totalDocs } = await payload.count({ collection: 'leads', where })
  return ` ${totalDocs}`
}

function addressOf(params: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
  )
}
