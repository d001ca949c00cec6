import { describe, expect, it } from 'vitest'
import { findPasswordFault, type PasswordOwner } from './password-rule.ts'

const owner: PasswordOwner = {
  names: ['สมชาย ใจดี', 'Somchai Jaidee'],
  emails: ['somchai.j@fongsai.example'],
  brands: ['ฟองใส', 'Fong Sai', 'Washhouse'],
}
const faultOf = async (password: string, least = 12, by = owner) =>
  (await findPasswordFault(password, least, by))?.en

describe('A new password', () => {
  it('may be one that nothing is wrong with', async () => {
    expect(await faultOf('quiet lamp seven rivers')).toBeUndefined()
  })

  it('has as many characters as the kind of account asks for, counted as people see them', async () => {
    expect(await faultOf('qV7#pM2!zR9')).toMatch(/at least 12/)
    expect(await faultOf('qV7#pM2!zR9', 10)).toBeUndefined()
    // Six characters that look composed count as six, regardless of the number of code points.
    expect(await faultOf('é'.normalize('NFD').repeat(6))).toMatch(/at least 12/)
    expect(await faultOf('😀😁😂🤣😃😄')).toMatch(/at least 12/)
    expect(await faultOf(`${'quiet lamp '.repeat(30)}x`)).toMatch(/at most 256/)
  })

  it('is not one that is tried first', async () => {
    expect(await faultOf('password1234')).toMatch(/easy to guess/)
  })

  it.each([
    'somchai.j@fongsai.example',
    'rainy-Somchai-morning',
    'rainy-Jai.Dee-morning',
    'rainy-fongsai-morning',
    'แดดสมชายออกฝนตก',
    'rainy-S0mch@i-morning',
    'rainy-l,=kp-morning',
    'elpmaxe.iasgnof@j.iahcmos',
    'rainy-iahcm0s-morning',
    'แดดยาชมสออกฝนตก',
  ])('holds nothing of the account: %s', async (password) => {
    expect(await faultOf(password)).toMatch(/name or email/)
  })

  it.each([
    'khun kai rainy morning',
    'rainy-Kai-morning',
    'rainyKaiMorning',
    'kai99 rainy morning',
    'rainykaijmorning',
  ])('holds no short name of the account as a word of its own: %s', async (password) => {
    const kai = { names: ['Kai Jaidee'], emails: ['kai.ed@laundry-co.th'], brands: [] }
    expect(await faultOf(password, 12, kai)).toMatch(/name or email/)
  })

  it('may have a word that is a short name backwards', async () => {
    const wolf = { names: ['Wolf'], emails: [], brands: [] }
    expect(await faultOf('quiet flow seven rivers', 12, wolf)).toBeUndefined()
  })

  it('may contain a short name within a word', async () => {
    const art = { names: [], emails: ['art.ed@example.com'], brands: [] }
    expect(await faultOf('velvet otter climbs parties', 12, art)).toBeUndefined()
  })

  it.each([
    'washhouse-morning',
    'ร้านฟองใสเปิดแล้ว',
    'Ｗａｓｈｈｏｕｓｅ-morning',
    'w@shhouse2026',
    'vvash-house-rainy',
    'F0ngs4i-morning',
    'fοngsai-morning',
    'fоngѕai-morning',
    'fóngsäi-morning',
    'ดนืเหฟร-morning',
    "av'.l-morning",
    'rainy-esuohhsaw-morning',
  ])('holds no name of the brand, however it is written: %s', async (password) => {
    expect(await faultOf(password, 12, { ...owner, emails: [] })).toMatch(/brand/)
  })

  it.each(['quiet lamp\u0000 seven', 'quiet lamp \ud800 seven'])(
    'is made of characters that can be typed: %j',
    async (password) => {
      expect(await faultOf(password)).toMatch(/can’t be typed/)
    },
  )
})
