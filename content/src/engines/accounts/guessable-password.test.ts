import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessable-password.ts'
import { normalPassword } from './password-rule.ts'

const own = ['somchai', 'สมชาย', 'fongsai', 'ฟองใส', 'washhouse']
const isTriedFirst = (password: string) => isGuessable(normalPassword(password), own)

const easy = {
  'is one of a few characters': ['aaaaaaaaaaaa', '121212121212', 'abbabaabbaab', '            '],
  'is a row of digits or letters': ['123456789012', '987654321098', 'abcdef123456'],
  'repeats itself': ['abcdabcdabcd', 'passwordpassword', 'dragon-dragon-1', 'laundry laundry'],
  'is a common one with something added': [
    'password1234',
    'Password!2026',
    'p@ssw0rd2026',
    'QwertyUiop123',
    'pássword-2026',
    'pass\u200bword1234',
    'รหัสผ่าน1234',
    'isylzjko1234',
    'ยฟหหไนพก1234',
    'สวัสดีครับ2569',
    'constructor1',
    'c0nstruct0r1',
    'rotcurtsnoc1',
    'administrator-1',
  ],
  'is a row of keys': [
    'qwertyuiopas',
    "asdfghjkl;'zx",
    'zxcvbnm,./zx',
    '!@#$%^&*()_+',
    'qwer1234qwer',
    'ๅ/-ภถุึคตจขช',
    'ไำพะัีรนยบลฟ',
    'ฟหกดเา่สวงฟห',
    'ๆไำพะัีรนยบล',
    'ผปแอิืทมใฝผป',
  ],
  'is a number': [
    '1 2 3 4 5 6 7 8',
    '12/34/56/78/90',
    '123123456456',
    '๑๒๓๔๕๖๗๘๙๐๑๒ก',
    '0812345678910',
    '2026-11-22-18',
    '+66 (0) 89-456-1237',
    '๐๘๙ ๔๕๖ ๑๒๓๗',
    '1-1037-02071-81-2',
  ],
  'is a name of its owner backwards': ['iasgnof-iahcmos', 'esuohhsaw2026'],
}

const good = [
  'quiet lamp seven rivers',
  'correcthorsebatterystaple4',
  'velvet-otter-climbs-9',
  'a-long-password',
  'qV7#pM2!zR9x',
  'x7-Lm/2.q;Zt',
  'tG4kWz8nRb2Y',
  'my aunt sells blue umbrellas',
  'ToastedRiceAtMidnight',
  'seventeen.geese.waddle',
  'constructor of paper lamps',
  '__proto__ and paper lamps',
  'ฝนตกแดดออกนกกระจอก',
  'แมวส้มนอนบนหลังคา',
  'ลมหนาวพัดใบไผ่ริมคลอง',
  'ยายทำขนมครกวันเสาร์',
  'ช้างน้อย กินกล้วย ริมน้ำ',
  'เรือหางยาววิ่งแข่งกับพระจันทร์',
  'ปลาทูสามเข่งหกบาท',
  'กบร้องเพลงตอนตีสี่',
  'รถไฟขบวนสุดท้ายสีม่วง',
  'ส้มตำปูปลาร้า extra spicy 3',
]

describe('A password is tried first if it', () => {
  for (const [why, passwords] of Object.entries(easy))
    it.each(passwords)(`${why}: %j`, async (password) => {
      expect(await isTriedFirst(password)).toBe(true)
    })
})

describe('A password is not among the first', () => {
  it.each(good)('when it is %j', async (password) => {
    expect(await isTriedFirst(password)).toBe(false)
  })
})

describe('What it takes to say so', () => {
  it.each([
    ['substitutions', '7!1|h05$4@'.repeat(25)],
    ['repeats', 'ab'.repeat(64) + 'ba'.repeat(64)],
    ['words', 'love-dragon-monkey-summer-'.repeat(9)],
    ['dates', '1.1.91-11/11/1991 '.repeat(14)],
    ['Thai', 'สวัสดีรหัสผ่าน'.repeat(18)],
  ])('is bounded, whatever is sent: %s', async (_, password) => {
    await isTriedFirst('quiet lamp seven rivers')
    const taken: number[] = []
    for (let run = 0; run < 5; run++) {
      const start = performance.now()
      await isTriedFirst(`${password}q7`)
      taken.push(performance.now() - start)
    }
    expect(Math.min(...taken)).toBeLessThan(50)
  })
})
