import './lead-inbox.css'
import { leadKinds } from '@washhouse/contract/contact/contact.contract'
import type { ServerProps } from 'payload'
import { ageLevel, ageWords } from './lead-age.ts'
import { LeadChip } from './lead-chip.admin.tsx'
import { readLeadHours } from '../lead/lead-hours.ts'
import { leadViews, queryOf } from './lead-views.ts'
import { languageOf, leadWords } from './lead-words.ts'

const texts = {
  th: {
    title: 'เรื่องใหม่จากลูกค้า',
    none: 'ตอบครบแล้ว ไม่มีเรื่องค้าง',
    oldest: 'รอนานที่สุด',
    open: 'เปิดกล่องเรื่องใหม่',
    all: 'ดูทั้งหมด',
  },
  en: {
    title: 'New from customers',
    none: 'All answered, nobody is waiting',
    oldest: 'longest wait',
    open: 'Open what is new',
    all: 'See all',
  },
}

/** On the welcome page: how many of each kind nobody has taken up, and since when. */
export async function LeadCard({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'staff' || user.role === 'moderator') return null
  const language = languageOf(i18n)
  const text = texts[language]
  const words = leadWords(payload, i18n)
  const hours = await readLeadHours(payload)
  const now = Date.now()
  const list = `${payload.config.routes.admin}/collections/leads`
  const unread = leadViews(user.id, hours, now).find(({ id }) => id === 'new')?.where
  const waiting = await Promise.all(
    leadKinds.map(async (kind) => {
      const { docs, totalDocs } = await payload.find({
        collection: 'leads',
        where: { and: [unread ?? {}, { kind: { equals: kind } }] },
        sort: 'createdAt',
        limit: 1,
        depth: 0,
      })
      return { kind, count: totalDocs, since: docs[0]?.createdAt }
    }),
  )
  return (
    <section className="lead-card">
      <h3>{text.title}</h3>
      {waiting.every(({ count }) => count === 0) && <p>{text.none}</p>}
      <ul>
        {waiting.map(({ kind, count, since }) => {
          const age = since ? now - Date.parse(since) : 0
          return (
            <li key={kind}>
              <strong>{count}</strong> {words.textOf('kind', kind)}
              {since && (
                <LeadChip tone={ageLevel(age, hours[kind])}>
                  {`${text.oldest} ${ageWords(age, language)}`}
                </LeadChip>
              )}
            </li>
          )
        })}
      </ul>
      <p>
        <a href={`${list}?${new URLSearchParams(queryOf(unread ?? {}))}`}>{text.open}</a> ·{' '}
        <a href={list}>{text.all}</a>
      </p>
    </section>
  )
}
