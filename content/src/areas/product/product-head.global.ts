import { label } from '../../ground/languages/labels.ts'
import { definePageInfo } from '../../engines/page-info/define-page-info.ts'

export const productHead = definePageInfo({
  slug: 'product-head',
  tag: 'information_page_product',
  label: label('หน้าเครื่องและราคา (ส่วนหัว)', 'Product page (head)'),
})
