import './lead-inbox.css'
import { leadKinds } from '@washhouse/contract/contact/contact.contract'
import type { ServerProps } from 'payload'
import { label } from '../../../platform/languages/labels.ts'
import { readLeadHours } from '../lead/lead-settings.global.ts'
import { ageLevel, ageWords } from './lead-age.ts'
import { LeadChip } from './lead-chip.admin.tsx'
import { linkToLeads, unread } from './lead-views.ts'
import { leadWords } from '../lead/lead-words.ts'

const texts = {
  title: label('เรื่องใหม่จากลูกค้า', 'New from customers'),
  none: label('ตอบครบแล้ว ไม่มีเรื่องค้าง', 'All answered, nobody is waiting'),
  oldest: label('รอนานที่สุด', 'longest wait'),
  open: label('เปิดกล่องเรื่องใหม่', 'Open what is new'),
  all: label('ดูทั้งหมด', 'See all'),
}

/** On the welcome page: how many of each kind nobody has taken up, and since when. */
export async function LeadCard({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'staff' || user.role === 'moderator') return null
  const { language, textOf } = leadWords(payload, i18n)
  const hours = await readLeadHours(payload)
  const waiting = await Promise.all(
    leadKinds.map(async (kind) => {
      const where = { and: [unread, { kind: { equals: kind } }] }
      const oldest = { where, sort: 'createdAt', limit: 1, depth: 0 }
      const { docs, totalDocs } = await payload.find({ collection: 'leads', ...oldest })
      const age = docs[0] && Date.now() - Date.parse(docs[0].createdAt)
      return { kind, count: totalDocs, age }
    }),
  )
  return (
    <section className="lead-box lead-card">
      <h3>{texts.title[language]}</h3>
      {waiting.every(({ count }) => count === 0) && <p>{texts.none[language]}</p>}
      <ul className="lead-list">
        {waiting.map(({ kind, count, age }) => (
          <li className="lead-row" key={kind}>
            <strong>{count}</strong> {textOf('kind', kind)}
            {age !== undefined && (
              <LeadChip tone={ageLevel(age, hours[kind])}>
                {`${texts.oldest[language]} ${ageWords(age, language)}`}
              </LeadChip>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href={linkToLeads(payload, unread)}>{texts.open[language]}</a> ·{' '}
        <a href={linkToLeads(payload)}>{texts.all[language]}</a>
      </p>
    </section>
  )
}
