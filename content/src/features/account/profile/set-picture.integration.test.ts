import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { accountCalls } from '@washhouse/contract/account/account.calls'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { formOf, photoFile, post } from '../../../../testing/lead-posts.ts'
import { registerMember, sendCall, type SignedMember } from '../../../../testing/member-requests.ts'
import { changeBus } from '../../../core/changes/change-bus.ts'
import { sweepPictures } from '../../../core/files/member-pictures/member-picture.files.ts'
import { wideHead } from '../../../../testing/costly-pictures.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import { env } from '../../../platform/env.ts'

let service: ContractService
let manee: SignedMember
beforeAll(async () => {
  service = await startContractService()
})
afterAll(() => service.stop())

const news = () => registerMember(service.payload, `m-${randomUUID().slice(0, 8)}`)
const picture = (bytes: Uint8Array, name = 'me.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const fileOf = (id: string) => join(env.memberPictureDir, `${id}.jpg`)

async function send(file: File | undefined, { token }: SignedMember, query = '') {
  const url = `${service.url}/users/me/avatar${query}`
  return await post(url, formOf({}, file ? { picture: file } : {}), {
    authorization: `Bearer ${token}`,
  })
}

/** Sends a valid picture and returns its id. */
async function keep(file: File, member: SignedMember): Promise<string> {
  const { status, body } = await send(file, member, '?fields=avatar')
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { data: { avatar: string } }).data.avatar
}
const avatarOf = async ({ token }: SignedMember) =>
  (await sendCall(service.url, '/users/me?fields=avatar', { token })).text
const records = async (member: string) =>
  (
    await service.payload.find({
      collection: 'member-pictures',
      where: { member: { equals: member } },
    })
  ).docs

describe('POST /users/me/avatar', () => {
  beforeAll(async () => {
    manee = await news()
  })

  it('keeps a square of 512 pixels, upright, without the place where it was taken', async () => {
    const original = await sharp({
      create: { width: 900, height: 1300, channels: 3, background: '#0a7f95' },
    })
      .withExif({
        IFD0: { Make: 'SecretPhone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 47/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    const id = await keep(picture(original), manee)
    const file = await readFile(fileOf(id))
    const meta = await sharp(file).metadata()
    expect(meta).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
    expect([meta.exif, meta.icc, meta.xmp, meta.iptc]).toEqual(Array.from({ length: 4 }))
    expect(file.includes('SecretPhone')).toBe(false)
    expect((await stat(fileOf(id))).mode & 0o777).toBe(0o600)
    expect(await avatarOf(manee)).toContain(id)
  })

  it('never enlarges one', async () => {
    const id = await keep(await photoFile(90, 40), manee)
    expect(await sharp(fileOf(id)).metadata()).toMatchObject({ width: 40, height: 40 })
  })

  it('is served at /assets to anyone who knows its id, in its sizes, and at no other address', async () => {
    const id = await keep(await photoFile(600, 600), manee)
    const { status, headers } = await service.get(`/assets/${id}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect((await service.get(`/assets/${id}?width=320&height=320`)).status).toBe(200)
    for (const path of [
      `/assets/${id}?width=161`,
      `/cms-api/member-pictures/${id}`,
      `/cms-api/member-pictures/file/${id}.jpg`,
      `/items/member_pictures/${id}`,
      `/assets/${id}.jpg`,
    ])
      expect([400, 403, 404], path).toContain((await service.get(path)).status)
    expect((await service.payload.count({ collection: 'media' })).totalDocs).toBe(0)
    expect(await readdir(env.mediaDir).catch(() => [])).not.toContain(`${id}.jpg`)
  })

  it('deletes the one before, its file and what was drawn of it, and tells the website', async () => {
    const told: string[] = []
    const stop = changeBus.subscribe(({ tags }) => told.push(...tags))
    const first = await keep(await photoFile(300, 300), manee)
    expect((await service.get(`/assets/${first}?width=320&height=320`)).status).toBe(200)
    const drawn = () => readdir(join(env.cacheDir, 'assets'))
    expect((await drawn()).filter((name) => name.startsWith(first))).toHaveLength(1)
    const second = await keep(await photoFile(300, 300), manee)
    await service.announced()
    stop()
    expect(told).toContain(`media:${first}`)
    expect(existsSync(fileOf(first))).toBe(false)
    const left = async () => (await drawn()).filter((name) => name.startsWith(first))
    await expect.poll(left).toEqual([])
    for (const query of ['', '?width=320&height=320'])
      expect((await service.get(`/assets/${first}${query}`)).status).toBe(403)
    expect((await records(manee.id)).map(({ id }) => id)).toEqual([second])
  })

  it('keeps the new one, whatever becomes of the file of the one before', async () => {
    const wira = await news()
    const first = await keep(await photoFile(100, 100), wira)
    // A directory cannot be deleted as a file.
    await rm(fileOf(first))
    await mkdir(fileOf(first))
    await send(await photoFile(100, 100), wira)
    await rmdir(fileOf(first))
    const [kept] = await records(wira.id)
    expect(kept?.id).not.toBe(first)
    expect(existsSync(fileOf(kept?.id ?? ''))).toBe(true)
  })

  it('leaves one of several that come at once', async () => {
    const wira = await news()
    const file = await photoFile(100, 100)
    const all = await Promise.all(Array.from({ length: 6 }, () => keep(file, wira)))
    const left = await records(wira.id)
    expect(left).toHaveLength(1)
    expect(await avatarOf(wira)).toContain(left[0]?.id)
    expect(all.filter((id) => existsSync(fileOf(id)))).toEqual(left.map(({ id }) => id))
  })

  it('is taken away by PATCH with null, and named as it is changes nothing', async () => {
    const id = await keep(await photoFile(50, 50), manee)
    const patch = (avatar: unknown, { token } = manee) =>
      sendCall(service.url, '/users/me', { method: 'PATCH', token, body: { avatar } })
    expect((await patch(id)).status).toBe(200)
    expect(existsSync(fileOf(id))).toBe(true)
    expect((await patch(id, await news())).status).toBe(403)
    expect((await patch(null)).status).toBe(200)
    expect(existsSync(fileOf(id))).toBe(false)
    expect(await avatarOf(manee)).toContain('null')
    expect((await service.get(`/assets/${id}`)).status).toBe(403)
  })

  it('is sent by the typed client', async () => {
    const client = createContentClient({ baseUrl: service.url })
    const mine = { language: 'th', token: manee.token } as const
    const files = { picture: await photoFile(60, 60) }
    const profile = await client.send(accountCalls.setPicture, {}, { ...mine, files })
    expect(await avatarOf(manee)).toContain(profile?.avatar)
  })
})

describe('A picture of a member that is none', () => {
  const drawn = async () => Buffer.from(await (await photoFile(40, 40)).arrayBuffer())
  /** A PNG header that announces 60,000 × 60,000 pixels. */
  async function bomb() {
    const bytes = await drawn()
    bytes.writeUInt32BE(60_000, 16)
    bytes.writeUInt32BE(60_000, 20)
    return picture(bytes)
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const rows: [string, number, () => Promise<File> | File | undefined][] = [
    ['missing', 400, () => undefined],
    ['empty', 400, () => picture(Buffer.alloc(0))],
    ['a text', 400, () => picture(Buffer.from('no picture'))],
    ['HTML', 400, () => picture(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['an SVG', 400, () => picture(Buffer.from(svg), 'me.svg')],
    ['a PDF', 400, () => picture(Buffer.from('%PDF-1.7'))],
    ['a GIF that is JavaScript', 400, () => picture(Buffer.from('GIF89a/*/=1;alert(1)//*/'))],
    ['the head of a JPEG', 400, () => picture(Buffer.from('\xff\xd8\xff', 'latin1'))],
    ['cut off', 400, async () => picture((await drawn()).subarray(0, 60))],
    ['of billions of pixels', 400, bomb],
    ['of 51 million pixels', 400, () => photoFile(10_200, 5000)],
    ['of 400 MB when it is unpacked', 400, () => picture(wideHead())],
    [
      'larger than 8 MB',
      413,
      () => picture(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), randomBytes(8_400_000)])),
    ],
  ]

  it.each(rows)(
    'because it is %s is refused by its name, and nothing is kept',
    async (_, expected, make) => {
      const wira = await news()
      const before = await readdir(env.memberPictureDir)
      const { status, body } = await send(await make(), wira)
      expect(status).toBe(expected)
      expect(body).toMatchObject({ errors: [{ extensions: { field: 'picture' } }] })
      expect(await records(wira.id)).toEqual([])
      expect(await readdir(env.memberPictureDir)).toEqual(before)
    },
  )

  it('loses what hides behind it', async () => {
    const wira = await news()
    const polyglot = Buffer.concat([await drawn(), Buffer.from('<script>alert(1)</script>')])
    const id = await keep(picture(polyglot), wira)
    expect((await readFile(fileOf(id))).includes('script')).toBe(false)
  })

  it.each([
    [{ avatar: randomUUID() }, 'avatar'],
    [{ member: 'x' }, 'member'],
  ])('because the form has %j is refused', async (fields, field) => {
    const wira = await news()
    const form = formOf(fields, { picture: await photoFile(40, 40) })
    const headers = { authorization: `Bearer ${wira.token}` }
    const { status, faults } = await post(`${service.url}/users/me/avatar`, form, headers)
    expect({ status, faults }).toEqual({ status: 400, faults: [field] })
    expect(await records(wira.id)).toEqual([])
  })

  it('because nobody signed in sends it is refused before it is drawn', async () => {
    const form = formOf({}, { picture: await photoFile(40, 40) })
    expect((await post(`${service.url}/users/me/avatar`, form)).status).toBe(401)
  })
})

describe('The daily sweep of members’ pictures', () => {
  it('deletes files without a record once they are a day old, and none with one', async () => {
    const kept = await keep(await photoFile(40, 40), await news())
    const [old, young] = [randomUUID(), randomUUID()]
    for (const id of [old, young]) await writeFile(fileOf(id), 'x')
    for (const id of [old, kept]) await utimes(fileOf(id), daysAgo(2), daysAgo(2))
    await sweepPictures(service.payload)
    expect([old, young, kept].map((id) => existsSync(fileOf(id)))).toEqual([false, true, true])
  })
})
