import { expect, test } from 'vitest'
import { variantMeta } from '../../core/blocks/page-head/head-content.ts'
import { joinMeta } from './page-meta.ts'

const record = {
  metaTitle: 'สาขาฟองใสทั่วประเทศ | ฟองใส',
  description: 'ร้านสะดวกซักใกล้คุณ เปิด 24 ชั่วโมง',
  canonical: 'https://fongsai.example/branch',
  imageAlt: 'หน้าร้านตอนกลางคืน',
}
const list = { title: 'ค้นหาสาขา', description: 'รายชื่อสาขาทั้งหมด' }

test('what editors wrote about a path speaks for its bare page', () => {
  expect(joinMeta(variantMeta(list, [undefined, false, '']), record)).toEqual({
    title: 'ค้นหาสาขา',
    ...record,
  })
})

test('a page of a list and a filtered one keep a title, a description and an address of their own', () => {
  expect(joinMeta(variantMeta(list, ['เชียงใหม่', 'หน้า 2']), record)).toEqual({
    title: 'ค้นหาสาขา · เชียงใหม่ · หน้า 2',
    description: 'เชียงใหม่ · หน้า 2: รายชื่อสาขาทั้งหมด',
    isVariant: true,
    imageAlt: 'หน้าร้านตอนกลางคืน',
  })
})
