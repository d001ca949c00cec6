import type { BilingualText } from '../../src/ground/languages/bilingual-text.ts'
import { branchFaqs } from './faq-branches.demo.ts'
import { clothesFaqs } from './faq-clothes.demo.ts'
import type { MainFaqDemo } from './faq-item.demo.ts'
import { machineFaqs } from './faq-machines.demo.ts'
import { memberFaqs } from './faq-members.demo.ts'
import { moneyFaqs } from './faq-money.demo.ts'
import { troubleFaqs } from './faq-trouble.demo.ts'

/** In the order of the page: what somebody before a machine wants to know first. */
export const mainFaqs: readonly MainFaqDemo[] = [
  machineFaqs,
  moneyFaqs,
  troubleFaqs,
  clothesFaqs,
  branchFaqs,
  memberFaqs,
]

export const webboardHead: { title: BilingualText; description: BilingualText; picture: string } = {
  title: { th: 'คำถามที่พบบ่อย', en: 'Questions and answers' },
  description: {
    th: 'เรื่องที่คนหน้าเครื่องถามเราบ่อยที่สุด ตอบไว้ให้สั้นพอจะอ่านจบก่อนถังหยุดหมุน',
    en: 'What people ask us before a machine, answered in less time than a drum takes to stop.',
  },
  picture: 'branch-page',
}
