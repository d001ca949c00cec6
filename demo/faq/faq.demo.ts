import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import { branchFaqs } from './faq-branches.demo.ts'
import { clothesFaqs } from './faq-clothes.demo.ts'
import type { MainFaqDemo } from './faq-item.demo.ts'
import { machineFaqs } from './faq-machines.demo.ts'
import { memberFaqs } from './faq-members.demo.ts'
import { moneyFaqs } from './faq-money.demo.ts'
import { troubleFaqs } from './faq-trouble.demo.ts'

/** In the order of the page: first what customers at a machine want to know. */
export const mainFaqs: readonly MainFaqDemo[] = [
  machineFaqs,
  moneyFaqs,
  troubleFaqs,
  clothesFaqs,
  branchFaqs,
  memberFaqs,
]

export const webboardHead: { title: BilingualText; description: BilingualText; picture: string } = {
  title: { th: 'เว็บบอร์ด', en: 'Web board' },
  description: {
    th: 'ถามเรื่องคราบ ผ้า และเครื่อง แลกเปลี่ยนเคล็ดลับกับคนที่ใช้ร้านเดียวกัน',
    en: 'Ask about stains, fabrics and machines, and swap tips with other customers.',
  },
  picture: 'branch-page',
}
