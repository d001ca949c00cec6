import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import thaiWords from './common-thai-words.json' with { type: 'json' }
import { normalPassword } from './password-rule.ts'
import { findWeakness } from './password-strength.ts'
import { goodPasswords, weakPasswords } from './weak-passwords.fixtures.ts'

const own = ['fongsai', 'ฟองใส', 'washhouse']
const weaknessOf = (password: string) => findWeakness(normalPassword(password), own)

async function passing(passwords: readonly string[]): Promise<string[]> {
  const passed: string[] = []
  for (const password of passwords) if (!(await weaknessOf(password))) passed.push(password)
  return passed
}

describe('A password is weak', () => {
  it.each(Object.entries(weakPasswords))('as a %s', async (_, passwords) => {
    expect(await passing(passwords)).toEqual([])
  })

  it.each(['iasgnof-iahcmos', 'esuohhsaw2026', 'f0ngs4i2026!'])(
    'when it is a word of its owner: %s',
    async (password) => {
      expect(await weaknessOf(password)).toBe('word')
    },
  )
})

it.each([
  ['repetition', 'abcdabcdabcd'],
  ['keys', 'ภถุึคตจขชๆไำ'],
  ['number', 'tel0812345678'],
  ['date', '22/11/2569!!'],
  ['word', 'rahatphan1234'],
])('The reason is said: %s for %s', async (reason, password) => {
  expect(await weaknessOf(password)).toBe(reason)
})

describe('A password is strong', () => {
  it('when people followed the advice', async () => {
    expect(await passing(goodPasswords)).toEqual([...goodPasswords])
  })

  const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  it.each<[string, readonly string[], number, string]>([
    ['four words of a list for dice', dictionary['diceware-common'], 4, ' '],
    ['four Thai words', thaiWords.filter((word) => word.length > 2), 4, ''],
    ['twelve signs', signs, 12, ''],
    ['twelve letters and digits', signs.filter((sign) => /[a-z\d]/i.test(sign)), 12, ''],
  ])('when it is drawn by chance: %s', async (_, parts, count, between) => {
    const drawn = Array.from({ length: 25 }, () => draw(parts, count).join(between))
    expect(await passing(drawn)).toEqual(drawn)
  })
})

it.each([
  '7!1|h05$4@'.repeat(25),
  'love-dragon-monkey-summer-'.repeat(9),
  'ที่จะเป็นในไปของก็มี'.repeat(12),
  '$5s1il!|7t'.repeat(9),
])('The time of an estimate is bounded: %s', async (password) => {
  await weaknessOf('quiet lamp seven rivers')
  const taken: number[] = []
  for (let run = 0; run < 5; run++) {
    const start = process.cpuUsage()
    await weaknessOf(`${password}q7`)
    const { user, system } = process.cpuUsage(start)
    taken.push((user + system) / 1000)
  }
  // CPU milliseconds: 10 to 40 measured; without the bound, seconds.
  expect(Math.min(...taken)).toBeLessThan(150)
})

// A fixed seed makes the test repeatable.
let seed = 7

function draw(parts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return parts[Math.floor((seed / 2 ** 31) * parts.length)] ?? ''
  })
}
