import { describe, expect, it } from 'vitest'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { BodyFile } from './body-files.ts'
import { writeBodyHtml } from './body.html.ts'

const id = '0190c7e2-1b2c-4d3e-8f40-000000000001'
const picture: BodyFile = { id, name: 'a.webp', alt: 'ถังซัก "ใหญ่" <1>', width: 1600, height: 900 }

interface Part {
  type: string
  children?: Part[]
  [key: string]: unknown
}

/** A body as the editor stores it; only what the HTML is rendered from. */
function html(children: Part[], files = new Map([[id, picture]])): string {
  return writeBodyHtml(stateOf(children), files)
}

function stateOf(children: Part[]): SerializedEditorState {
  const root = { type: 'root', children, direction: null, format: '', indent: 0, version: 1 }
  return JSON.parse(JSON.stringify({ root }))
}

function text(content: string, format = 0): Part {
  return { type: 'text', text: content, format }
}

function paragraph(...children: Part[]): Part {
  return { type: 'paragraph', children }
}

function link(url: string, fields: object = {}): Part {
  return { type: 'link', fields: { url, linkType: 'custom', ...fields }, children: [text('ลิงก์')] }
}

describe('a body as HTML', () => {
  it('is made of plain elements', () => {
    const list = (tag: string) => ({
      type: 'list',
      tag,
      listType: 'bullet',
      children: [{ type: 'listitem', value: 1, children: [text('หนึ่ง')] }],
    })
    const parts = [
      { type: 'heading', tag: 'h2', children: [text('วิธีใช้')] },
      { type: 'heading', tag: 'h3', children: [text('ย่อย')] },
      paragraph(text('ซัก '), text('ฟรี', 1), text(' และ ', 0), text('อบ', 3)),
      list('ul'),
      list('ol'),
      { type: 'quote', children: [text('ดีมาก'), { type: 'linebreak' }, text('จริง')] },
      { type: 'horizontalrule' },
    ]
    expect(html(parts)).toBe(
      '<h2>วิธีใช้</h2><h3>ย่อย</h3>' +
        '<p>ซัก <strong>ฟรี</strong> และ <strong><em>อบ</em></strong></p>' +
        '<ul><li>หนึ่ง</li></ul><ol><li>หนึ่ง</li></ol>' +
        '<blockquote>ดีมาก<br>จริง</blockquote><hr>',
    )
  })

  it('writes signs of HTML as text', () => {
    const sneaky = `<script>alert("1")</script> & 'x'`
    const written = `&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; 'x'`
    expect(html([paragraph(text(sneaky))])).toBe(`<p>${written}</p>`)
  })

  it('shows a picture in a size that suits a page, described and loaded late', () => {
    expect(html([{ type: 'upload', relationTo: 'media', value: id }])).toBe(
      `<img src="/assets/${id}?width=960&amp;format=webp" width="960" height="540" alt="ถังซัก &quot;ใหญ่&quot; &lt;1&gt;" loading="lazy">`,
    )
    const small = new Map([[id, { ...picture, width: 400, height: 300 }]])
    expect(html([{ type: 'upload', value: id }], small)).toContain('width="400" height="300"')
  })

  it('links to a file that is no picture, and leaves out one that is not public', () => {
    const film = new Map([[id, { ...picture, name: 'a&b.pdf', width: null, height: null }]])
    expect(html([{ type: 'upload', value: { id } }], film)).toBe(
      `<p><a href="/assets/${id}">a&amp;b.pdf</a></p>`,
    )
    expect(html([paragraph(text('ก')), { type: 'upload', value: id }], new Map())).toBe('<p>ก</p>')
  })

  it.each(['https://example.com/a?b=1', 'mailto:a@example.com', 'tel:+6653000000', '/branch'])(
    'links to %s',
    (url) => {
      expect(html([paragraph(link(url))])).toBe(`<p><a href="${url}">ลิงก์</a></p>`)
    },
  )

  it('opens a link in a new window only where the editor said so', () => {
    expect(html([paragraph(link('/branch', { newTab: true }))])).toBe(
      '<p><a href="/branch" target="_blank" rel="noopener">ลิงก์</a></p>',
    )
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'www.example.com',
    '',
    'https://',
  ])('leaves only the text of a link to %j', (url) => {
    expect(html([paragraph(link(url))])).toBe('<p>ลิงก์</p>')
  })

  it('cannot be left by an attribute', () => {
    const sneaky = html([paragraph(link('https://example.com/"onclick="alert(1)'))])
    expect(sneaky).toBe('<p><a href="https://example.com/&quot;onclick=&quot;alert(1)">ลิงก์</a></p>')
  })

  it('leaves out what the editor does not offer', () => {
    const foreign = [
      { type: 'html', html: '<script>1</script>' },
      { type: 'code', children: [text('x')] },
      { type: 'heading', tag: 'script', children: [text('y')] },
      { type: 'list', tag: 'script', children: [] },
    ]
    expect(html([paragraph(text('ก')), ...foreign])).toBe('<p>ก</p><h2>y</h2><ul></ul>')
    expect(html([paragraph(text('ก', 1 << 4))])).toBe('<p>ก</p>')
  })

  it('is nothing when nothing was written', () => {
    expect(html([])).toBe('')
    expect(html([paragraph()])).toBe('')
  })
})
