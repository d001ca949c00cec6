import type { ReactNode } from 'react'
import type { Example } from '../../ui/example.ts'
import { TextProvider } from '../../i18n/use-text.tsx'
import { NewsCard } from './news-card.tsx'
import type { NewsSummary } from './news-summary.ts'

const tuesday: NewsSummary = {
  id: 24,
  slug: 'half-price-tuesday',
  title: 'คืนฟองใส: ซักครึ่งราคา ตีหนึ่งถึงตีห้า ทุกวันอังคาร',
  summary: 'นอนไม่หลับก็หิ้วตะกร้ามา เครื่องว่าง ที่จอดว่าง ค่าซักลดครึ่งหนึ่งทุกสาขาที่เปิดทั้งคืน',
  category: 'โปรโมชั่น',
  image: '0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11',
  imageAlt: 'ป้ายลดครึ่งราคาข้างเครื่องซักผ้า',
  publishedAt: '2026-11-18T03:00:00.000Z',
  publishedOn: '18 พฤศจิกายน 2569',
  untranslated: [],
}

const bare: NewsSummary = {
  ...tuesday,
  slug: 'duvets-in-the-rain',
  title: 'ผ้านวมหน้าฝน ซักอย่างไรไม่ให้อับ',
  summary: null,
  category: null,
  image: null,
}

export const examples: Example[] = [
  { name: 'in a list', element: inThai(<NewsCard news={tuesday} />) },
  { name: 'the newest of a list', element: inThai(<NewsCard news={tuesday} variant="feature" />) },
  { name: 'a row on a phone', element: inThai(<NewsCard news={tuesday} variant="row" />) },
  { name: 'with nothing but a title', element: inThai(<NewsCard news={bare} />) },
]

function inThai(card: ReactNode) {
  return (
    <TextProvider language="th" messages={{}}>
      {card}
    </TextProvider>
  )
}
