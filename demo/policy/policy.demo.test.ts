import { readFile, stat } from 'node:fs/promises'
import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import { describe, expect, test } from 'vitest'
import { settingsDemo } from '../settings/settings.demo.ts'
import { drawings } from '../drawings/drawings.demo.ts'
import { digestPolicy } from '../scripts/printed-page.ts'
import { countWords, findBadTexts } from '../testing/demo-texts.ts'
import { policies, policyVersion } from './policy.demo.ts'

const draft = { th: '> ร่างสำหรับให้ที่ปรึกษากฎหมายตรวจ\n', en: '> Draft to be reviewed by counsel\n' }
/** Names that Thai texts also write in Latin letters. */
const foreign =
  /hello@fongsai\.example|Google Tag Manager|Google Analytics|Google|Meta|LY Corporation|local storage|session storage|\blang\b|_(?:ga|gcl|fbp)\b/g

const all = policyKinds.map((kind) => ({ kind, ...policies[kind] }))
const bodies = all.flatMap(({ kind, body }) => [
  { name: `${kind} th`, text: body.th },
  { name: `${kind} en`, text: body.en },
])

describe('the policies', () => {
  test('say first, in the language of the page, that counsel has yet to review them', () => {
    const silent = all.filter(
      ({ body }) => !body.th.startsWith(draft.th) || !body.en.startsWith(draft.en),
    )
    expect(silent.map(({ kind }) => kind)).toEqual([])
  })

  test('are there in Thai and in English, neither mixed into the other', () => {
    const texts = all.flatMap(({ title, body, images }) => [
      title,
      ...images.map(({ caption }) => caption),
      { th: body.th.replace(foreign, ''), en: body.en },
    ])
    expect(findBadTexts(texts)).toEqual([])
  })

  test('have the same headings and list items in both languages', () => {
    const outline = (text: string) => text.match(/^(?:#{2,3}|-|\d\.) /gm)
    const uneven = all.filter(({ body }) => outline(body.th)?.join() !== outline(body.en)?.join())
    expect(uneven.map(({ kind }) => kind)).toEqual([])
  })

  test('are full texts, and name the version that a choice refers to', () => {
    const short = bodies.filter(({ text }, index) => {
      return countWords(text, index % 2 === 0 ? 'th' : 'en') < 700
    })
    expect(short.map(({ name }) => name)).toEqual([])
    const named = new RegExp(`(?:ฉบับที่|version) ${policyVersion}[ ;]`)
    expect(bodies.filter(({ text }) => !named.test(text)).map(({ name }) => name)).toEqual([])
  })

  test('name the address and telephone of the brand', () => {
    const telephone = settingsDemo.phone.replace(/^\+66(\d)(\d{3})(\d{4})$/, '0$1-$2-$3')
    const lonely = bodies.filter(
      ({ text }) => !text.includes(settingsDemo.email) || !text.includes(telephone),
    )
    expect(lonely.map(({ name }) => name)).toEqual([])
  })

  test('link to each other, to the branches, to the report of a problem and to requests about data only', () => {
    const known = [
      '/branch',
      '/cookiePolicy',
      '/data-request',
      '/pagePolicy',
      '/problem',
      '/termsOfService',
    ]
    const links = bodies.flatMap(({ text }) =>
      [...text.matchAll(/\]\((\S+?)\)/g)].map(([, to]) => to),
    )
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((link) => !known.includes(link ?? ''))).toEqual([])
  })

  test('show pictures that are drawn', () => {
    const asked = all.flatMap(({ images }) => images.map(({ picture }) => picture))
    expect(asked.filter((name) => !drawings[name])).toEqual([])
  })

  test('lie printed beside their texts, at most 150 KB each', async () => {
    const sizes = await Promise.all(
      policyKinds.flatMap((kind) =>
        (['th', 'en'] as const).map(async (language) => {
          const file = new URL(`${kind}.${language}.demo.pdf`, import.meta.url)
          return (await stat(file)).size
        }),
      ),
    )
    expect(sizes.filter((size) => size < 20_000 || size > 150_000)).toEqual([])
  })

  test('are printed again when their texts change (node demo/scripts/draw-policy-pdfs.ts)', async () => {
    const printed = JSON.parse(await readFile(new URL('printed.json', import.meta.url), 'utf8'))
    const texts = all.flatMap(({ kind, title, body }) =>
      (['th', 'en'] as const).map((language) => [
        `${kind}.${language}.demo.pdf`,
        digestPolicy(title[language], body[language]),
      ]),
    )
    expect(printed).toEqual(Object.fromEntries(texts))
  })
})
