import { label } from '../../ground/languages/labels.ts'
import { definePageInfo } from '../../engines/page-info/define-page-info.ts'

export const branchPage = definePageInfo({
  slug: 'branch-page',
  tag: 'information_page_branch',
  label: label('หน้าสาขา', 'Branch page'),
})
