import { describe, expect, it } from 'vitest'
import { dictionary } from '@zxcvbn-ts/language-common'
import { findWeakness } from './guessable-password.ts'
import { furtherPhrases, guessedPhrases } from './guessed-phrases.fixtures.ts'
import { normalPassword } from './password-rule.ts'
import { thaiWords } from './thai-words.ts'
import { goodPasswords, weakPasswords } from './weak-passwords.fixtures.ts'

const own = ['fongsai', 'ฟองใส', 'washhouse']
const weaknessOf = (password: string) => findWeakness(normalPassword(password), own)

describe('A password is tried first', () => {
  it.each(
    Object.entries(weakPasswords).flatMap(([kind, list]) => list.map((each) => [kind, each])),
  )('for its %s: %j', async (_, password) => {
    expect(await weaknessOf(password)).toBeDefined()
  })

  it.each([...Object.values(guessedPhrases).flat(), ...furtherPhrases])(
    'as what people say, sing and watch: %j',
    async (password) => {
      expect(await weaknessOf(password)).toBeDefined()
    },
  )

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
  it.each(goodPasswords)('when it is %j', async (password) => {
    expect(await weaknessOf(password)).toBeUndefined()
  })

  it.each<[string, () => string]>([
    ['four words of a list for dice', () => many(4, dice, ' ')],
    ['four Thai words', () => many(4, thai, ' ')],
    ['four Thai words without a space', () => many(4, thai, '')],
    ['twelve signs', () => many(12, signs, '')],
    ['twelve letters and digits', () => many(12, letters, '')],
  ])('when chance makes it: %s', async (_, make) => {
    const refused: string[] = []
    for (let count = 0; count < drawn; count++) {
      const password = make()
      if (await weaknessOf(password)) refused.push(password)
    }
    expect(refused).toEqual([])
  })
})

// The same at each run; 1000 of each were drawn for decision 16.
const drawn = 100
const dice = dictionary['diceware-common']
const thai = thaiWords.filter((word) => word.length > 2)
const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
const letters = signs.filter((sign) => /[a-z\d]/i.test(sign))
let seed = 7

function many(count: number, parts: readonly string[], between: string): string {
  return Array.from({ length: count }, () => parts[draw(parts.length)]).join(between)
}

function draw(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * below)
}

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
    ['chance', many(128, signs, '')],
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
