import { problemCauses } from '@washhouse/contract/contact/contact.contract'
import { describe, expect, test } from 'vitest'
import { findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { drawings } from '../drawings/drawings.demo.ts'
import { mainFaqs, webboardHead } from './faq.demo.ts'

const subs = mainFaqs.flatMap((main) => main.subs)
const faqs = subs.flatMap(({ questions }) => questions)

describe('the questions of members', () => {
  test('are more than forty, in 6 main and 18 sub subjects', () => {
    expect([mainFaqs.length, subs.length]).toEqual([6, 18])
    expect(faqs.length).toBeGreaterThan(40)
    for (const { title, questions } of subs)
      expect(questions.length, title.en).toBeGreaterThanOrEqual(2)
  })

  test('are there in both languages, each once', () => {
    const texts = [
      webboardHead.title,
      webboardHead.description,
      ...[...mainFaqs, ...subs].map(({ title }) => title),
      ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ]
    expect(findBadTexts(texts)).toEqual([])
    for (const language of ['th', 'en'] as const) {
      expect(new Set(faqs.map(({ question }) => question[language])).size).toBe(faqs.length)
      expect(new Set(subs.map(({ title }) => title[language])).size).toBe(subs.length)
    }
  })

  test('fit where they stand', () => {
    expect(
      findLongTexts(
        [...mainFaqs, ...subs].map(({ title }) => title),
        40,
      ),
    ).toEqual([])
    expect(
      findLongTexts(
        faqs.map(({ question }) => question),
        80,
      ),
    ).toEqual([])
  })

  test('ask for pictures that are drawn, and lead to pages of ours', () => {
    const pictures = [webboardHead.picture, ...mainFaqs.map(({ picture }) => picture)]
    expect(pictures.filter((name) => !drawings[name])).toEqual([])
    expect(faqs.flatMap(({ url = '/' }) => (url.startsWith('/') ? [] : [url]))).toEqual([])
  })

  test('are first aid for each problem that can be reported, three of each', () => {
    for (const cause of problemCauses)
      expect(
        faqs.filter((faq) => faq.cause === cause),
        cause,
      ).toHaveLength(3)
  })
})
