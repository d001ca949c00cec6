import { describe, expect, test } from 'vitest'
import { cleanHtml } from '../../core/blocks/rich-text/clean-html.server.ts'
import { addContents } from './policy-contents.ts'

function contentsOf(dirty: string) {
  const body = cleanHtml(dirty, { language: 'th', origin: 'https://fongsai.example' })
  return addContents(body ?? '')
}

describe('The table of contents of a policy', () => {
  test('lists its main headings, each with an anchor of its own', () => {
    const { html, entries } = contentsOf(
      '<h2>เราเก็บอะไร</h2><p>เท่าที่จำเป็น</p><h3>ชื่อ</h3><h2>เราเก็บอะไร</h2>',
    )
    expect(entries).toEqual([
      { id: 'part-1', title: 'เราเก็บอะไร' },
      { id: 'part-2', title: 'เราเก็บอะไร' },
    ])
    expect(html).toBe(
      '<h2 id="part-1">เราเก็บอะไร</h2><p>เท่าที่จำเป็น</p><h3>ชื่อ</h3><h2 id="part-2">เราเก็บอะไร</h2>',
    )
  })

  test('reads the words of a heading, not its elements', () => {
    const { entries } = contentsOf('<h2>ซัก <b>&amp; อบ</b> &lt;24 ชม.&gt;</h2><h2> <br> </h2>')
    expect(entries).toEqual([{ id: 'part-1', title: 'ซัก & อบ <24 ชม.>' }])
  })
})
