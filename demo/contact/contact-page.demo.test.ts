import { expect, test } from 'vitest'
import { findBadTexts } from '../testing/demo-texts.ts'
import { contactPageDemo } from './contact-page.demo.ts'

test('The contact page says in both languages where the office is and when', () => {
  const { title, description, officeAddress, officeHours, mapLink } = contactPageDemo
  expect(findBadTexts([title, description, officeAddress, officeHours])).toEqual([])
  expect(officeAddress.th.split('\n')).toHaveLength(officeAddress.en.split('\n').length)
  expect(new URL(mapLink).protocol).toBe('https:')
})
