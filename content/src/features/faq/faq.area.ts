import type { Area } from '../../core/area.ts'
import { faqs } from './faq.collection.ts'
import { faqRoutes, faqWrites } from './faq.route.ts'
import { faqFeedback } from './feedback/faq-feedback.collection.ts'
import { feedbackOfMember } from './feedback/faq-feedback.rows.ts'
import { mainFaqs, subFaqs } from './faq-subject.collection.ts'
import { faqMisses } from './search/faq-miss.collection.ts'
import { faqSource } from './search/faq.search.ts'

export const faqArea: Area = {
  collections: [faqs, subFaqs, mainFaqs, faqMisses, faqFeedback],
  dashboard: ['/features/faq/faq-card.admin.tsx#FaqCard'],
  routes: faqRoutes,
  writes: faqWrites,
  searchSources: [faqSource],
  personalData: feedbackOfMember,
}
