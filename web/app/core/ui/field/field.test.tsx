import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './field.tsx'

test('hint and error are read out with the field that they belong to', () => {
  const html = renderToStaticMarkup(
    <TextField label="อีเมล" hint="ใช้เข้าสู่ระบบ" error="กรอกอีเมลให้ครบ" name="email" />,
  )
  const [, described = ''] = /aria-describedby="([^"]+)"/.exec(html) ?? []
  const texts = described
    .split(' ')
    .map((id) => html.slice(html.indexOf(`id="${id}"`)).split('</p>')[0])
  expect(texts[0]).toContain('ใช้เข้าสู่ระบบ')
  expect(texts[1]).toContain('กรอกอีเมลให้ครบ')
  expect(html).toContain('aria-invalid="true"')
})

test('a field without an error is not marked as wrong', () => {
  expect(renderToStaticMarkup(<TextField label="อีเมล" name="email" />)).not.toContain('aria-')
})
