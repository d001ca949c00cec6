import { label } from '../i18n/labels.ts'
import { definePageInfo } from '../page-info/define-page-info.ts'

export const newsPage = definePageInfo({
  slug: 'news-page',
  tag: 'information_page_news',
  label: label('หน้าข่าว', 'News page'),
})
