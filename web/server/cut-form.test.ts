import { expect, test } from 'vitest'
import { cutForm } from './cut-form.ts'

const type = 'multipart/form-data; boundary=----cut'
const part = (name: string, value: string) =>
  `------cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

async function read(text: string, contentType = type) {
  const whole = cutForm(Buffer.from(text), contentType)
  const body = new Uint8Array(whole ?? Buffer.alloc(0))
  const request = new Request('http://site.test', {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  })
  return Object.fromEntries(await request.formData())
}

test('of a form that breaks off in its photo every field before it is read', async () => {
  const form = part('branch', '7') + part('message', 'เครื่องหยุด') + part('photo', 'ÿØÿà'.repeat(20))
  expect(await read(form.slice(0, -30))).toEqual({ branch: '7', message: 'เครื่องหยุด' })
  expect(await read(form.slice(0, -30), 'multipart/form-data; boundary="----cut"')).toEqual({
    branch: '7',
    message: 'เครื่องหยุด',
  })
})

test('of a form whose first field is too large nothing is left', async () => {
  expect(await read(part('message', 'x'.repeat(500)).slice(0, 300))).toEqual({})
})

test('what is no multipart form is not cut', () => {
  expect(cutForm(Buffer.from('a=b'), 'application/x-www-form-urlencoded')).toBeNull()
  expect(cutForm(Buffer.from('a=b'), undefined)).toBeNull()
})
