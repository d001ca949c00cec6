import { parseLanguage } from '@washhouse/contract/language'
import type { ServerProps } from 'payload'
import { label } from '../../platform/languages/labels.ts'
import { listUnhelpful } from './feedback/faq-feedback.rows.ts'
import { listMisses } from './search/faq-miss.rows.ts'

const most = 5
const texts = {
  title: label('คำถามที่ควรดูแล', 'Answers to look after'),
  unhelpful: label('คำตอบที่ยังไม่ช่วย', 'Answers that did not help'),
  misses: label('ค้นแล้วไม่พบ', 'Looked for in vain'),
  all: label('ดูทั้งหมด', 'See all'),
  none: label('ยังไม่มี', 'None yet'),
}

/** On the welcome page: answers that did not help members, and searches without a result. */
export async function FaqCard({ i18n, payload, user }: ServerProps) {
  if (user?.collection !== 'staff' || user.role === 'moderator') return null
  const language = parseLanguage(i18n.language)
  const [sums, misses] = await Promise.all([
    listUnhelpful(payload, most),
    listMisses(payload, most),
  ])
  const ids = sums.map(({ faq }) => faq)
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ collection: 'faqs', where, locale: language, depth: 0 })
  const questionOf = new Map(docs.map(({ id, question }) => [id, question]))
  const list = `${payload.config.routes.admin}/collections`
  const times = (count: number) => (language === 'th' ? `${count} ครั้ง` : `${count}×`)
  return (
    <section>
      <h3>{texts.title[language]}</h3>
      <h4>{texts.unhelpful[language]}</h4>
      {sums.length === 0 && <p>{texts.none[language]}</p>}
      <ul>
        {sums.map(({ faq, unhelpful, helpful }) => (
          <li key={faq}>
            <a href={`${list}/faqs/${faq}`}>{questionOf.get(faq) ?? faq}</a>{' '}
            {language === 'th'
              ? `ไม่ช่วย ${unhelpful} · ช่วย ${helpful}`
              : `${unhelpful} no · ${helpful} yes`}
          </li>
        ))}
      </ul>
      <h4>{texts.misses[language]}</h4>
      {misses.length === 0 && <p>{texts.none[language]}</p>}
      <ul>
        {misses.map(({ words, times: count }) => (
          <li key={words}>
            {words} · {times(count)}
          </li>
        ))}
      </ul>
      {misses.length > 0 && <a href={`${list}/faq-misses`}>{texts.all[language]}</a>}
    </section>
  )
}
