import { describe, expect, it } from 'vitest'
import { isListed, needsLook } from './needs-look.ts'

const look = (text: string, images = 0) => needsLook({ text, images })

describe('A newcomer’s writing is looked at where it has', () => {
  it.each([
    'ดูที่ https://example.com/ก',
    'HTTP://EXAMPLE.COM',
    'เข้า www.example.asia ได้เลย',
    'ทักที่ lin.ee/abc',
    'สล็อต888.com แตกง่าย',
    'ｗｗｗ．ｅｘａｍｐｌｅ．ｃｏｍ',
    'exam\u200Bple.com',
  ])('a link: %j', (text) => expect(look(text)).toBe('link'))

  it.each([
    'โทร 0812345678',
    '081-234-5678',
    '081 234 5678 ค่ะ',
    '(02) 123-4567',
    '๐๘๑-๒๓๔-๕๖๗๘',
    '+66 81 234 5678',
    '66812345678',
    '0 8 1 2 3 4 5 6 7 8',
    '081–234–5678',
    '０８１２３４５６７８',
    '081\u200B2345678',
  ])('a phone number: %j', (text) => expect(look(text)).toBe('phone'))

  it('a picture', () => expect(look('คราบนี้ค่ะ', 1)).toBe('picture'))

  it.each([
    'ซักที่ 60 องศา 40 นาที ราคา 50 บาท',
    'เครื่อง 12.5 กก. กับ 0.5 ลิตร',
    'รหัส 1234567890123',
    'เมื่อ 12/02/2569 เวลา 08.30',
    'ซักครบ 10,000 ครั้ง',
    'เสร็จแล้ว...ไม่ออก.ทำไงดี',
  ])('and not otherwise: %j', (text) => expect(look(text)).toBeNull())
})

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
  ])('in %j', (text) => expect(listed(text)).toBe(true))

  it.each(['เงินเดือน', 'notbad.example', 'bad.example.com', 'myspam.th', 'ข้อความ.th', 'กระทู้'])(
    'and not in %j',
    (text) => expect(listed(text)).toBe(false),
  )

  it('nowhere while nothing is listed', () => {
    expect(isListed('อะไรก็ได้', { words: '', hosts: '' })).toBe(false)
  })
})
