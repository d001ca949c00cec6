import { describe, expect, it } from 'vitest'
import { findPasswordFault, type PasswordOwner } from './password-rule.ts'

const owner: PasswordOwner = {
  names: ['สมชาย ใจดี', 'Somchai Jaidee'],
  emails: ['somchai.j@fongsai.example'],
  brands: ['ฟองใส', 'Fong Sai', 'Washhouse'],
}
const faultOf = async (password: string, least = 12) =>
  (await findPasswordFault(password, least, owner))?.en

describe('A new password', () => {
  it.each([
    'a-long-password',
    'ฝนตกแดดออกนกกระจอก',
    'quiet lamp seven rivers',
    'qV7#pM2!zR9x',
    'correcthorsebatterystaple4',
  ])('may be %s', async (password) => {
    expect(await faultOf(password)).toBeUndefined()
  })

  it('has as many characters as the kind of account asks for, counted as people see them', async () => {
    expect(await faultOf('qV7#pM2!zR9')).toMatch(/at least 12/)
    expect(await faultOf('qV7#pM2!zR9', 10)).toBeUndefined()
    // Six letters that look composed are six, however many code points they were sent as.
    expect(await faultOf('é'.normalize('NFD').repeat(6))).toMatch(/at least 12/)
    expect(await faultOf('😀😁😂🤣😃😄')).toMatch(/at least 12/)
    expect(await faultOf(`${'quiet lamp '.repeat(30)}x`)).toMatch(/at most 256/)
  })

  it.each([
    'aaaaaaaaaaaa',
    '121212121212',
    '123456789012',
    '987654321098',
    'abcdef123456',
    'abcdabcdabcd',
    'passwordpassword',
    'password1234',
    'Password!2026',
    'p@ssw0rd2026',
    'QwertyUiop123',
    '            ',
  ])('is not one that is tried first: %j', async (password) => {
    expect(await faultOf(password)).toMatch(/easy to guess/)
  })

  it.each([
    'somchai.j@fongsai.example',
    'rainy-Somchai-morning',
    'rainy-Jai.Dee-morning',
    'rainy-fongsai-morning',
    'แดดสมชายออกฝนตก',
  ])('holds nothing of the account: %s', async (password) => {
    expect(await faultOf(password)).toMatch(/name or the e-mail/)
  })

  it.each(['washhouse-morning', 'ร้านฟองใสเปิดแล้ว', 'Ｗａｓｈｈｏｕｓｅ-morning'])(
    'holds no name of the brand: %s',
    async (password) => {
      expect(await faultOf(password)).toMatch(/brand/)
    },
  )

  it.each(['quiet lamp\u0000 seven', 'quiet lamp \ud800 seven'])(
    'is made of characters that can be typed: %j',
    async (password) => {
      expect(await faultOf(password)).toMatch(/cannot be typed/)
    },
  )
})
