import { expect, it } from 'vitest'
import { findWordsInRow, vocabularyOf } from './words-in-row.ts'

const vocabulary = vocabularyOf([
  ['กิน', 60],
  ['ข้าว', 200],
  ['หรือ', 20],
  ['หรือยัง', 900],
  ['ยัง', 40],
  ['มะพร้าว', 3000],
])
const rows = (text: string) => findWordsInRow(text, vocabulary)

it('Words in a row take as many guesses as their places come to, the cheapest way of reading them', () => {
  expect(rows('กินข้าวหรือยัง')).toContainEqual({ i: 0, j: 13, guesses: 60 * 200 * 900 * 2 ** 3 })
  expect(rows('กินข้าวหรือยัง2567')).toContainEqual({ i: 0, j: 13, guesses: 60 * 200 * 900 * 2 ** 3 })
})

it('A word that is written again is no further choice', () => {
  expect(rows('ข้าวข้าวข้าว')).toContainEqual({ i: 0, j: 11, guesses: 200 * 10 * 10 * 2 ** 3 })
})

it('Two words, or rare ones, are left to the other measures', () => {
  expect(rows('มะพร้าวข้าว')).toEqual([])
  expect(rows('มะพร้าวกินมะพร้าวกินมะพร้าวกิน').filter(({ j, i }) => j - i > 28)).toEqual([])
})
