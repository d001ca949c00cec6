import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePayload, openPayload } from '../open-payload.ts'
import { createBanner, createPicture } from '../../../testing/banner-records.ts'
import { createLibraryFile } from '../../../testing/library-records.ts'
import { staffData } from '../../../testing/record-data.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { startServiceProcess, type ServiceProcess } from '../../../testing/service-process.ts'
import { signInAs } from '../../../testing/staff-service.ts'

let service: ServiceProcess
let token: string
let picture: string
let banner: number

beforeAll(async () => {
  const payload = await openPayload()
  const { email } = await payload.create({ collection: 'staff', data: staffData('editor') })
  token = await signInAs(payload, email)
  picture = await createPicture(payload)
  banner = await createBanner(payload, { text: 'ซักฟรี', image: picture })
  await createLibraryFile(payload)
  await closePayload(payload)
  service = await startServiceProcess()
}, 120_000)
afterAll(() => service?.stop())

/** The fields that the built admin's own calls refuse, as its forms read them. */
async function refusedFields(path: string, method: string, record: object): Promise<unknown> {
  const { status, text } = await sendRaw(service.url, `/cms-api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify(record),
  })
  expect(status, text).toBe(400)
  const [error] = JSON.parse(text).errors
  return error.data?.errors?.map((each: { path: string }) => each.path)
}

it('a refused save names its fields, so that the form marks them', async () => {
  const hours = { isOpenAllDay: false, weekdayOpens: '25:99' }
  const branch = { name: 'สาขา', hours, _status: 'published' }
  expect(await refusedFields('branches', 'POST', branch)).toContain('hours.weekdayOpens')
  expect(await refusedFields('globals/settings', 'POST', { phone: 'call us' })).toContain('phone')
})

it('the page of a file that is used lists where, each with the way there', async () => {
  const headers = { cookie: `payload-token=${token}` }
  const { text } = await sendRaw(service.url, `/admin/collections/media/${picture}`, { headers })
  expect(text).toContain(`<a href="/admin/collections/banners/${banner}">แบนเนอร์ “ซักฟรี” (รูป)</a>`)
})

it('the list of the library says of a PDF why it has no pictures of its pages', async () => {
  const headers = { cookie: `payload-token=${token}` }
  const { text } = await sendRaw(service.url, '/admin/collections/library-files', { headers })
  const [, cell = ''] = /<td class="cell-previewState[^"]*">(.*?)<\/td>/.exec(text) ?? []
  const words = cell.replaceAll(/<[^>]*>/g, '')
  expect(words).toBe('เปิดอ่านไฟล์ไม่ได้ ไฟล์เสียหรือมีรหัสผ่าน')
})

it('what the admin and its REST give out or refuse is kept by nobody', async () => {
  const headers = { authorization: `JWT ${token}` }
  const paths = ['/admin', '/cms-api/staff/me', '/cms-api/banners?limit=1', '/cms-api/nothing']
  for (const path of paths)
    for (const given of [{ headers }, {}]) {
      const answer = await sendRaw(service.url, path, given)
      expect(answer.headers['cache-control'], path).toBe('private, no-store')
    }
})

it('the page that sets a new password tells no other page of its address', async () => {
  for (const [path, policy] of [
    ['/admin/reset/0123456789abcdef', 'origin'],
    ['/admin/login', 'strict-origin-when-cross-origin'],
  ] as const) {
    const answer = await sendRaw(service.url, path)
    expect(answer.headers['referrer-policy'], path).toBe(policy)
  }
})
