import { label } from '../../ground/languages/labels.ts'
import { definePageInfo } from '../../engines/page-info/define-page-info.ts'

export const aboutHead = definePageInfo({
  slug: 'about-head',
  tag: 'information_page_aboutus',
  label: label('หน้าเกี่ยวกับเรา (ส่วนหัว)', 'Page about us (head)'),
})
