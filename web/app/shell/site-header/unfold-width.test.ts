import { expect, test } from 'vitest'
import { unfoldWidthOf } from './unfold-width.ts'

const six = ['ค้นหาสาขา', 'บริการ', 'ข่าวและโปรโมชัน', 'ลงทุนกับเรา', 'เกี่ยวกับเรา', 'ติดต่อ']

test('three entries fit on a tablet, six on a desktop, six long ones on a wide screen', () => {
  expect(unfoldWidthOf('ฟองใส', ['หน้าแรก', 'ค้นหาสาขา', 'ข่าว'])).toBe('tablet')
  expect(unfoldWidthOf('ฟองใส', six)).toBe('desktop')
  const english = [
    'Find a branch',
    'News and offers',
    'Services',
    'Franchise',
    'About us',
    'Contact',
  ]
  expect(unfoldWidthOf('Fongsai', english)).toBe('wide')
})

test('eight entries wait for a wide screen or fold, however few letters they have', () => {
  expect(unfoldWidthOf('ฟองใส', [...six, 'ดาวน์โหลด', 'เว็บบอร์ด'])).toBe('wide')
  expect(unfoldWidthOf('ฟองใส', [...six, 'ดาวน์โหลดเอกสาร', 'คำถามที่พบบ่อยและเว็บบอร์ด'])).toBe('never')
})

test('marks above and below a Thai letter take no room', () => {
  expect(unfoldWidthOf('น้ำ', [])).toBe(unfoldWidthOf('นำ', []))
  const marked = Array.from({ length: 6 }, () => 'ที่นี่ที่นั่น')
  const bare = Array.from({ length: 6 }, () => 'ทนทนน')
  expect(unfoldWidthOf('ก', marked)).toBe(unfoldWidthOf('ก', bare))
})
