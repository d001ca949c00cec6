import { describe, expect, it } from 'vitest'
import { nameOfAuthor } from './author-name.ts'

const named = (firstName: string | null, lastName: string | null, nickname: string | null = null) =>
  nameOfAuthor({ firstName, lastName, nickname })

describe('An author is named', () => {
  it.each([
    ['สมศรี', 'แก้วใส', 'คุณสมศรี ก.'],
    ['สมชาย', 'เจริญสุข', 'คุณสมชาย จ.'],
    ['มานี', 'ใจดี', 'คุณมานี จ.'],
    ['ปิติ', 'โอภาส', 'คุณปิติ อ.'],
    ['วีระ', 'ณ นคร', 'คุณวีระ ณ.'],
    ['Ann', 'o’Neil', 'คุณ Ann O.'],
    ['Ann', 'étoile', 'คุณ Ann É.'],
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
})
