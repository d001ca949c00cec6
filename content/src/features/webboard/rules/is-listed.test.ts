import { describe, expect, it } from 'vitest'
import { isListed } from './is-listed.ts'

describe('What editors list is found', () => {
  const rules = { words: 'เงินกู้ด่วน\n\nก\nXXX', hosts: 'bad.example\nhttps://www.spam.th/x\nth' }
  const listed = (text: string) => isListed(text, rules)

  it.each([
    'รับทำ เงิน กู้ ด่วน ทันใจ',
    'เงินกู\u200Bด่วน เงินกู้ด่วน',
    'ดู xxx ได้',
    'ที่ http://bad.example/1',
    'a.bad.example',
    'ดูที่BAD.example',
    'spam.th.',
    'www.spam.th/y',
    'เงิน\u00ADกู้\u200Dด่ว\uFE0Fน',
    'เ\u{E0061}งินกู้\u034Fด่วน',
    'เงิ\u0336น\u0336กู้\u0336ด่วน',
    'เงิน\u0E3Aกู้\u0E4Eด่วน',
    'เงิน.กู้-ด่วน',
    'เงิน*กู้*ด่วน',
    'x.X_x',
    'ХХХ',
    'ｘｘｘ',
    'BAD。example',
    'bad．example',
    'bad\u2024example',
    'bаd.ехamрle',
    'b\u00ADad.exam\u200Dple',
    'bad%2Eexample/x',
    '%62%61%64.example',
    '%2562ad.example',
    'bad . example',
    'bad (dot) example',
    'bad[.]example',
    'b a d . e x a m p l e',
    'ดูที่ HTTPS://USER@BAD.EXAMPLE:8443/',
  ])('in %j', (text) => expect(listed(text)).toBe(true))

  it.each([
    'ราคา 40.- 3.5 กก. 18.00 น.',
    'เสื้อ เงินทอน กู้ดีเลย ด่วนๆ',
    'not bad. For example this',
    'เงินเดือน',
    'notbad.example',
    'bad.example.com',
    'myspam.th',
    'ข้อความ.th',
    'กระทู้',
  ])('and not in %j', (text) => expect(listed(text)).toBe(false))

  it('whether the list or the text has a name in punycode', () => {
    const name = 'สล็อต.th'
    const coded = new URL(`http://${name}`).host
    expect(coded).toMatch(/^xn--/)
    for (const hosts of [name, coded, coded.toUpperCase()])
      for (const text of [`ที่ ${name}`, `ดูที่${coded}/x`, `HTTP://${coded.toUpperCase()}`])
        expect(isListed(text, { words: '', hosts }), `${hosts} in ${text}`).toBe(true)
  })

  it('by whole numbers, which signs do not put together', () => {
    const eighteen = { words: '18', hosts: '' }
    expect(isListed('๑๘ เท่านั้น', eighteen)).toBe(true)
    expect(isListed('1.8 กก.', eighteen)).toBe(false)
  })

  it('nowhere while nothing is listed', () => {
    expect(isListed('อะไรก็ได้', { words: '', hosts: '' })).toBe(false)
  })
})

// A pattern that tries every width of such a gap would run for hours.
it('comes to an end over a text that is all gap', () => {
  const wide = `bad${' '.repeat(10_000)}example${'\n\t'.repeat(5000)}.`
  expect(isListed(wide, { words: '', hosts: 'bad.example' })).toBe(false)
  expect(isListed(`bad${' '.repeat(10_000)}. example`, { words: '', hosts: 'bad.example' })).toBe(
    true,
  )
})
