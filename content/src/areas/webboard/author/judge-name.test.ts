import { expect, it } from 'vitest'
import { faultOfName, makeNameRules } from './judge-name.ts'

const lists = { words: 'เงินกู้ด่วน\nไอ้เหี้ย\nfuck', hosts: 'evil.example' }
const rules = makeNameRules(['ฟองใส', 'Fongsai'], lists)

it.each([
  'ทีมงาน ฟ.',
  'Fongsai Team',
  'Fоngsai Ѕ.',
  'Ｆｏｎｇｓａｉ',
  '𝐅𝐨𝐧𝐠𝐬𝐚𝐢',
  '𝔸𝕕𝕞𝕚𝕟',
  'ⓐⓓⓜⓘⓝ',
  'ᴀᴅᴍɪɴ',
  'F o n g s a i',
  'F.o-n_g s·a|i',
  'ฟ อ ง ใ ส',
  'ฟอ\u200Bงใส',
  'ฟ๐งใส',
  'ฟองไส',
  'ad\u00ADm\u2060in',
  'ad\u3164min',
  'ad\u{E0020}min',
  'αdmin',
  'Admı́n',
  'ÁDMÏN',
  'Ꭺdmin',
  'adrnin',
  '4dm1n',
  '0fficial',
  '$taff',
  'Fongsal',
  'เเอดมิน',
  'แอ็ดมิน',
  'ที้มง่าน',
  'ทีีมงาน',
  'เจาหนาที่',
  'สมศรี Verified',
  'สต๊าฟ',
  'ฝ่ายซัพพอร์ต',
  'คอลเซ็นเตอร์',
  'ลูกค้าสัมพันธ์',
  'ผู้จัดการสาขา',
  'แอดมิณ',
  'พนักงาณ',
  'ฟองใศ',
  'Help Desk',
  'Customer Care',
  'จนท.',
  'ระบบ',
  'Mod Team',
  'Stafford Admin',
  'Staffanteam',
])('A name is reserved however it is written: %j', (name) => {
  expect(faultOfName(name, rules)).toBe('reserved')
})

it.each([
  ['เงินกู้.ด่วน', 'listed'],
  ['ไ อ้ เ หี้ ย', 'listed'],
  ['F u c k', 'listed'],
  ['evil.example', 'listed'],
  ['bet99.com', 'contact'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', 'contact'],
  ['line @evil-shop', 'contact'],
  ['ไลน์ evilshop', 'contact'],
  ['แอดไลน์ evil', 'contact'],
  ['ทักไลน์ evil', 'contact'],
  ['ID evilshop', 'contact'],
  ['WhatsApp evil', 'contact'],
  ['@evil', 'letters'],
  ['สมศรี ✔️', 'letters'],
  ['สมศรี ✓', 'letters'],
  ['สมศรี 🛡', 'letters'],
  ['สม\u200Bศรี', 'letters'],
  ['s\u0337\u0322om', 'letters'],
  ['สมศ็็็็็็รี', 'letters'],
  ['กิิ', 'letters'],
  ['a\u0E48b', 'letters'],
  ['\u0E48', 'letters'],
  ['Иван', 'letters'],
] as const)('A name is not shown to others: %j (%s)', (name, fault) => {
  expect(faultOfName(name, rules)).toBe(fault)
})

it.each([
  'สมศรี ก.',
  'น้ำผึ้ง',
  'พันธุ์ทิพย์',
  'ณัฏฐ์',
  'สิทธิ์',
  'น.ส.สมศรี',
  'แม่บ้านสายซัก',
  'ตุ๊กติ๊ก ๙',
  'แคโรไลน์ จ.',
  'Line H.',
  'Zoë',
  'Đỗ Thị Nở',
  'O’Neil',
  'Ann-Marie D’A.',
  'Brad M.',
  'Stafford',
  'Staffan L.',
  'ผ่องใส',
  'ผ่องศรี',
  'ฟ้าใส',
  'ระบบบุญ',
  'Modesto R.',
  'Teamworn',
])('A name of letters is shown: %s', (name) => {
  expect(faultOfName(name, rules)).toBeNull()
})

it('is judged by what a brand is called, whichever that is', () => {
  const other = makeNameRules(['Clean & Co'], { words: '', hosts: '' })
  expect(faultOfName('C l e a n Co', other)).toBe('reserved')
  expect(faultOfName('Fongsai', other)).toBeNull()
  expect(faultOfName('Somchai', makeNameRules([''], { words: '', hosts: '' }))).toBeNull()
})
