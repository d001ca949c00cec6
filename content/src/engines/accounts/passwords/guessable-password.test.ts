import { describe, expect, it } from 'vitest'
import { drawnPasswords, drawSigns } from './drawn-passwords.fixtures.ts'
import { findWeakness } from './guessable-password.ts'
import { furtherPhrases, guessedPhrases } from './guessed-phrases.fixtures.ts'
import { normalPassword } from './password-rule.ts'
import { goodPasswords, weakPasswords } from './weak-passwords.fixtures.ts'

const own = ['fongsai', 'ฟองใส', 'washhouse']
const weaknessOf = (password: string) => findWeakness(normalPassword(password), own)

/** Those in which no weakness is found. */
async function passing(passwords: readonly string[]): Promise<string[]> {
  const passed: string[] = []
  for (const password of passwords) if (!(await weaknessOf(password))) passed.push(password)
  return passed
}

describe('A password is tried first', () => {
  it.each(Object.entries(weakPasswords))('for its %s', async (_, list) => {
    expect(await passing(list)).toEqual([])
  })

  it('as what people say, sing and watch', async () => {
    const phrases = [...Object.values(guessedPhrases).flat(), ...furtherPhrases]
    expect(await passing(phrases)).toEqual([])
  })

  it('also when it is a name of its owner backwards', async () => {
    expect(await weaknessOf('iasgnof-iahcmos')).toBe('word')
    expect(await weaknessOf('esuohhsaw2026')).toBe('word')
  })
})

describe('Whoever has one refused', () => {
  it.each([
    ['repetition', 'abcdabcdabcd'],
    ['keys', 'ภถุึคตจขชๆไำ'],
    ['number', 'tel0812345678'],
    ['number', '1=2=3=4=5=6=7'],
    ['date', '22พฤศจิกายน2569'],
    ['date', '2026-11-22T20:00'],
    ['date', 'born in 1988 may'],
    ['date', 'may the 4th 1977'],
    ['word', 'กินข้าวหรือยัง'],
    ['word', 'สงกรานต์2569'],
    ['word', 'rahatphan1234'],
    ['word', 'isylzjko1234'],
  ])('hears that it is a %s: %s', async (kind, password) => {
    expect(await weaknessOf(password)).toBe(kind)
  })
})

describe('A password is not among the first', () => {
  it('when it is a good one', async () => {
    const passed = await passing(goodPasswords)
    expect(passed).toEqual([...goodPasswords])
  })

  // A hundred of each with the slow tests.
  it.each(drawnPasswords)('when chance makes it: %s', async (_, draw) => {
    const drawn = Array.from({ length: 15 }, draw)
    expect(await passing(drawn)).toEqual(drawn)
  })
})

describe('What it takes to say so', () => {
  it.each([
    ['substitutions', '7!1|h05$4@'.repeat(25)],
    ['repeats', 'ab'.repeat(64) + 'ba'.repeat(64)],
    ['words', 'love-dragon-monkey-summer-'.repeat(9)],
    ['dates', '1.1.91-11/11/1991 '.repeat(14)],
    ['dates in words', 'born in may the 4th of 1977 '.repeat(9)],
    ['commonest words', 'ที่จะเป็นในไปของก็มี'.repeat(12)],
    ['their keys', 'muj0tgxHosn'.repeat(20)],
    ['Thai', 'สวัสดีรหัสผ่าน'.repeat(18)],
    ['words of Thai', 'เรือหางยาวแข่งกับพระจันทร์'.repeat(5)],
    ['chance', drawSigns(128)],
  ])('is bounded, whatever is sent: %s', async (_, password) => {
    await weaknessOf('quiet lamp seven rivers')
    const taken: number[] = []
    for (let run = 0; run < 5; run++) {
      const start = process.cpuUsage()
      await weaknessOf(`${password}q7`)
      const { user, system } = process.cpuUsage(start)
      taken.push((user + system) / 1000)
    }
    // Milliseconds of processor: 6 to 11 when they were measured; without a bound they are seconds.
    expect(Math.min(...taken)).toBeLessThan(100)
  })
})
