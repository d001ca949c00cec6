import { expect, test } from 'vitest'
import { drawings } from '../drawings/drawings.demo.ts'
import { findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { advertisingCookie, analyticsCookie, cookieDetail, generalCookies } from './consent.demo.ts'

const categories = [...generalCookies, analyticsCookie, advertisingCookie]

test('The texts about cookies are there in Thai and in English, neither mixed into the other', () => {
  const texts = categories.flatMap(({ title, description }) => [title, description])
  expect(findBadTexts([cookieDetail.header, cookieDetail.description, ...texts])).toEqual([])
})

test('The banner says what it has to say in two lines of a phone', () => {
  expect(findLongTexts([cookieDetail.header], 40)).toEqual([])
  expect(findLongTexts([cookieDetail.description], 110)).toEqual([])
})

test('The banner shows pictures that are drawn', () => {
  const { logo, closeIcon } = cookieDetail
  expect([logo, closeIcon].filter((name) => !drawings[name])).toEqual([])
})
