import { describe, expect, it } from 'vitest'
import { checkAuthorName, nameOfAuthor } from './author-name.ts'
import { makeNameRules } from './check-name.ts'

const rules = makeNameRules(['ฟองใส', 'Fongsai'], { words: 'เงินกู้ด่วน\nไอ้เหี้ย', hosts: '' })
const named = (firstName: string | null, lastName: string | null, nickname: string | null = null) =>
  nameOfAuthor({ firstName, lastName, nickname }, rules)

describe('An author is named', () => {
  it.each([
    ['สมศรี', 'แก้วใส', 'คุณสมศรี ก.'],
    ['สมชาย', 'เจริญสุข', 'คุณสมชาย จ.'],
    ['มานี', 'ใจดี', 'คุณมานี จ.'],
    ['ปิติ', 'โอภาส', 'คุณปิติ อ.'],
    ['วีระ', 'ณ นคร', 'คุณวีระ ณ.'],
    ['Ann', 'o’Neil', 'Ann O.'],
    ['Ann', 'étoile', 'Ann É.'],
    [' สมศรี ', ' แก้วใส', 'คุณสมศรี ก.'],
  ])('by the first name and one consonant: %s %s', (first, last, name) => {
    expect(named(first, last)).toBe(name)
  })

  it('by what there is', () => {
    expect(named('สมศรี', null)).toBe('คุณสมศรี')
    expect(named('สมศรี', '123')).toBe('คุณสมศรี')
    expect(named(null, 'แก้วใส')).toBeNull()
    expect(named(' \u200F', 'แก้วใส')).toBeNull()
  })

  it('by a nickname, which tells nothing else', () => {
    expect(named('สมศรี', 'แก้วใส', 'แม่บ้านสายซัก')).toBe('แม่บ้านสายซัก')
  })

  it.each(['กู้ง่าย 081-234-5678', 'bet99.com', 'https://evil.example', '๐๘๑๒๓๔๕๖๗๘'])(
    'by no name that advertises, as nobody has looked at it: %s',
    (first) => expect(named(first, 'ใจดี')).toBeNull(),
  )

  it('without marks that turn the name around', () => {
    expect(named('\u202Eสมศรี\u202C', 'แก้วใส')).toBe('คุณสมศรี ก.')
  })

  it.each([
    ['ทีมงาน', 'ฟองใส'],
    ['Admi', 'Niyom'],
    ['Fong', 'sai'],
    ['แอดมิ', 'นาคา'],
    ['ฟอง', 'ใส'],
    ['Fongsa', 'I'],
    ['MyFongsa', 'I.'],
    ['ทีม งาน', '123'],
    ['สมศรี ✔️', 'ใจดี'],
  ])('by none whose two parts others are not shown: %s %s', (first, last) => {
    expect(named(first, last)).toBeNull()
  })

  it.each([
    ['Brad', 'Minter', 'Brad M.'],
    ['Mod', 'Srisuk', 'Mod S.'],
    ['Fong', 'Sainoi', 'Fong S.'],
    ['Fongsa', 'Inthra', 'Fongsa I.'],
    ['ฟอง', 'ใสสะอาด', 'คุณฟอง ส.'],
    ['ทิม', 'งานดี', 'คุณทิม ง.'],
    ['Padmini', 'Sharma', 'Padmini S.'],
    ['Line Marie', 'Hansen', 'Line Marie H.'],
  ])('by a real name, though a reserved word goes on unseen: %s %s', (first, last, name) => {
    expect(named(first, last)).toBe(name)
  })

  it('by the brand’s words where staff have marked the member to speak for it', () => {
    const member = { firstName: 'ทีมงาน', lastName: 'ฟองใส', nickname: null }
    expect(nameOfAuthor({ ...member, isBrand: true }, rules)).toBe('คุณทีมงาน ฟ.')
    expect(checkAuthorName({ ...member, isBrand: false }, rules)).toEqual({
      name: null,
      fault: 'reserved',
    })
  })

  it('by no first name in place of a nickname that others are not shown: it was never given to them', () => {
    expect(
      checkAuthorName({ firstName: 'สมศรี', lastName: 'แก้วใส', nickname: 'แอดมิน' }, rules),
    ).toEqual({ name: null, fault: 'reserved' })
  })
})
