import { defineWireTable } from '../wire/wire-table.ts'
import { Settings } from './settings.contract.ts'

/** `/items/settings` (extension). */
export const settingsWire = defineWireTable('settings', Settings, {
  lineId: 'line_id',
  answerDays: 'answer_days',
  refundDays: 'refund_days',
  shareImage: 'share_image',
  mapStyleUrl: 'map_style_url',
  brandName: 'data.brand_name',
  homeTitle: 'data.home_title',
  metaKeywords: 'data.meta_keywords',
  metaDescription: 'data.meta_description',
  metaAuthor: 'data.meta_author',
  footerText: 'data.footer_text',
  boardExamples: 'data.board_examples',
  faqExamples: 'data.faq_examples',
  downloadExamples: 'data.download_examples',
  enewsExamples: 'data.enews_examples',
  updatedAt: 'date_updated',
})
