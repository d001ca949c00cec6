import { label } from '../../ground/languages/labels.ts'
import { definePageInfo } from '../../engines/page-info/define-page-info.ts'

export const investorHead = definePageInfo({
  slug: 'investor-head',
  tag: 'information_page_investor',
  label: label('หน้านักลงทุน (ส่วนหัว)', 'Investor page (head)'),
})
