import { expect, it } from 'vitest'
import { derivedOnce } from './derived-once.ts'

const open = () =>
  derivedOnce((language, settings: { name: string } | null, days: number) => ({
    text: `${language} ${settings?.name} ${days}`,
  }))

it('derives once from the same objects, in each language', () => {
  const derived = open()
  const settings = { name: 'ฟองใส' }
  const thai = derived('th', settings, 7)
  const english = derived('en', settings, 7)
  expect([thai.text, english.text]).toEqual(['th ฟองใส 7', 'en ฟองใส 7'])
  expect(derived('th', settings, 7)).toBe(thai)
  expect(derived('en', settings, 7)).toBe(english)
})

it('derives anew as soon as one of them is another', () => {
  const derived = open()
  const settings = { name: 'ฟองใส' }
  const first = derived('th', settings, 7)
  expect(derived('th', settings, 8).text).toBe('th ฟองใส 8')
  expect(derived('th', { name: 'ฟองใส' }, 7)).not.toBe(first)
  expect(derived('th', null, 7).text).toBe('th undefined 7')
})
