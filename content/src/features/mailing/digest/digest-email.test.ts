import { describe, expect, it } from 'vitest'
import { renderHtml, renderText } from '../../../core/mail/mail-body.ts'
import { writeDigest } from './digest-email.ts'
import type { Digest } from './compose-digest.ts'

const brands = {
  th: { brandName: 'ฟองใส', email: 'hello@fongsai.example' },
  en: { brandName: 'Fongsai', email: 'hello@fongsai.example' },
}
const way = {
  href: 'http://localhost:3000/unsubscribe?token=sealed',
  headers: {
    'List-Unsubscribe': '<http://localhost:3000/unsubscribe?token=sealed>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
} as const
const issue: Digest = {
  since: '2026-11-20T10:00:00.000Z',
  until: '2026-11-27T10:00:00.000Z',
  intro: { th: 'ปลายปีนี้มีของขวัญ\n<b>ให้ทุกคน</b>', en: 'A gift for everyone\n<b>this winter</b>' },
  sections: [
    {
      section: 'news',
      path: '/news',
      items: [
        { title: { th: 'ซักผ้านวมลดครึ่งราคา', en: 'Half price for duvets' }, path: '/news/duvets' },
      ],
      more: 3,
    },
    {
      section: 'enews',
      path: '/enews',
      items: [{ title: { th: 'ฉบับเดือนพฤศจิกายน', en: 'The November issue' }, path: '/enews/7' }],
      more: 0,
    },
  ],
  notices: [
    {
      branch: 3,
      at: '2026-11-26T10:00:00.000Z',
      title: { th: 'นิมมานปิดชั่วคราว: ซ่อมท่อ', en: 'Nimman is closed for now: pipes' },
      path: '/branch/nimman',
    },
  ],
}
const readerOf = (language: 'th' | 'en') => ({
  language,
  brand: brands[language],
  way,
  notices: issue.notices,
})
const letter = (language: 'th' | 'en') => writeDigest(issue, readerOf(language))

function partsOf(language: 'th' | 'en') {
  const { subject, parts } = letter(language)
  return { subject, text: renderText(parts), html: renderHtml({ title: subject, language }, parts) }
}

describe.each([
  ['th', /[a-z]{2}/i, 'ซักผ้านวมลดครึ่งราคา', 'ดูอีก 3 เรื่อง'],
  ['en', /[ก-๙]/u, 'Half price for duvets', 'See 3 more'],
] as const)('A digest in %s', (language, otherLetters, title, more) => {
  it('is whole as plain text, in one language, with where each line leads', () => {
    const { subject, text } = partsOf(language)
    const root = language === 'th' ? 'http://localhost:3000' : 'http://localhost:3000/en'
    expect(text).toContain(`• ${title}\n  ${root}/news/duvets`)
    expect(text).toContain(`• ${more}\n  ${root}/news`)
    expect(text).toContain(`${root}/branch/nimman`)
    expect(text).toContain('/unsubscribe?token=sealed')
    const words = `${subject}\n${text.replaceAll(/https?:\S+|<b>|<\/b>/g, '')}`
    expect(words).not.toMatch(otherLetters)
    expect(words).not.toMatch(/undefined|null|NaN/)
  })

  it('greets its reader by first name', () => {
    const [greeting] = writeDigest(issue, { ...readerOf(language), firstName: 'Ann' }).parts
    expect(greeting).toEqual({
      kind: 'text',
      text: language === 'th' ? 'สวัสดีคุณ Ann' : 'Hello Ann,',
    })
  })

  it('says the same in HTML, escaped, without anything that is fetched', () => {
    const { html } = partsOf(language)
    expect(html).toContain(title)
    expect(html).toContain('&lt;b&gt;')
    expect(html).not.toMatch(/<b>|<img|url\(|src=|@import|<link|<script/)
    expect(html).toContain(`<html lang="${language}">`)
  })

  it('fits a narrow screen, and has colours for the dark', () => {
    const { html } = partsOf(language)
    expect(html).toContain('name="viewport" content="width=device-width"')
    // No fixed width exceeds a phone's, except `max-width`.
    for (const [, property, width = ''] of html.matchAll(/([\w-]*width):(\d+)px/g))
      expect([property, Number(width) <= 280 || property === 'max-width']).toEqual([property, true])
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  })
})

it('A test mail has nothing to leave, and no headers by which somebody else would be left', () => {
  const { parts, leaving } = writeDigest(issue, {
    language: 'th',
    brand: brands.th,
    way: undefined,
    notices: [],
  })
  expect(leaving).toBeUndefined()
  expect(renderText(parts)).not.toMatch(/token=|นิมมาน/)
})
