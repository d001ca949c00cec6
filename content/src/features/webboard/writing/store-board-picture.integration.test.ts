import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { createDirectus, createItem, rest, staticToken, uploadFiles } from '@directus/sdk'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageRecord } from '../../../../testing/age-record.ts'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { openPictureBench } from '../../../../testing/board-pictures.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { wideHead } from '../../../../testing/costly-pictures.ts'
import { formOf, photoFile, post } from '../../../../testing/lead-posts.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import { env } from '../../../platform/env.ts'
import { storeBoardPicture } from './store-board-picture.ts'
import { sweepPictures } from '../pictures/sweep-pictures.ts'

let service: ContractService
let board: BoardBench
let pictures: ReturnType<typeof openPictureBench>
let made = 0

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  pictures = openPictureBench(service)
})
afterAll(() => service.stop())

const anyone = () => board.newcomer(`kp-${(made += 1)}`)
const picture = (bytes: Uint8Array, name = 'x.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const drawn = async () => Buffer.from(await (await photoFile(40, 40)).arrayBuffer())
const files = () => readdir(env.boardPictureDir).catch(() => [])

describe('POST /files', () => {
  it('keeps a picture upright, of 2000 pixels at most, without the place where it was taken', async () => {
    const author = await anyone()
    const original = await sharp({
      create: { width: 2400, height: 1200, channels: 3, background: '#0a7f95' },
    })
      .withExif({
        IFD0: { Make: 'SecretPhone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 47/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, body } = await pictures.send(picture(original), author)
    const [record] = await pictures.recordsOf(author)
    const id = record?.id ?? ''
    expect([status, body]).toEqual([200, { data: { id, width: 1000, height: 2000 } }])
    const file = await readFile(pictures.fileOf(id))
    const meta = await sharp(file).metadata()
    expect(meta).toMatchObject({ format: 'jpeg', width: 1000, height: 2000 })
    expect([meta.exif, meta.icc, meta.xmp, meta.iptc]).toEqual(Array.from({ length: 4 }))
    expect(file.includes('SecretPhone')).toBe(false)
    expect((await stat(pictures.fileOf(id))).mode & 0o777).toBe(0o600)
    expect(record).toMatchObject({ post: null, reply: null, filesize: file.length })
  })

  it('loses what hides behind it, and its name', async () => {
    const author = await anyone()
    const polyglot = Buffer.concat([await drawn(), Buffer.from('<script>alert(1)</script>')])
    await pictures.send(picture(polyglot, '"><script>.html'), author)
    const [record] = await pictures.recordsOf(author)
    expect((await readFile(pictures.fileOf(record?.id ?? ''))).includes('script')).toBe(false)
    expect(record?.filename).toBe(`${record?.id}.jpg`)
  })

  it('answers @directus/sdk, whose post then has the picture', async () => {
    const { token } = await anyone()
    const client = createDirectus(service.url).with(staticToken(token)).with(rest())
    const form = formOf({}, { file: await photoFile(60, 40) })
    const sent = await client.request(uploadFiles(form))
    expect(sent).toMatchObject({ width: 60, height: 40 })
    const data = { title: 'ผ้าขึ้นราแบบนี้', detail: 'ซักออกไหมคะ', images: [sent['id']] }
    expect(await client.request(createItem('web_boards', data))).toMatchObject({
      images: [sent['id']],
    })
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const rows: [string, number, () => Promise<File> | File | undefined][] = [
    ['missing', 400, () => undefined],
    ['empty', 400, () => picture(Buffer.alloc(0))],
    ['HTML', 400, () => picture(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['an SVG', 400, () => picture(Buffer.from(svg), 'me.svg')],
    ['a GIF that is JavaScript', 400, () => picture(Buffer.from('GIF89a/*/=1;alert(1)//*/'))],
    ['cut off', 400, async () => picture((await drawn()).subarray(0, 60))],
    ['of 51 million pixels', 400, () => photoFile(10_200, 5000)],
    ['of 400 MB when it is unpacked', 400, () => picture(wideHead())],
    [
      'larger than 8 MB',
      413,
      () => picture(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), randomBytes(8_400_000)])),
    ],
  ]

  it.each(rows)('refuses by its name what is %s, and keeps nothing', async (_, expected, make) => {
    const author = await anyone()
    const before = await files()
    const { status, body } = await pictures.send(await make(), author)
    expect(status).toBe(expected)
    expect(body).toMatchObject({ errors: [{ extensions: { field: 'file' } }] })
    expect(await pictures.recordsOf(author)).toEqual([])
    expect(await files()).toEqual(before)
  })

  it('refuses by name whatever else the form says', async () => {
    const author = await anyone()
    const { status, faults } = await pictures.send(await photoFile(), author, { memberId: 'x' })
    expect({ status, faults }).toEqual({ status: 400, faults: ['memberId'] })
  })

  it('is for members who may write: strangers, the unverified, limited and suspended send nothing', async () => {
    const file = await photoFile(40, 30)
    expect((await post(`${service.url}/files`, formOf({}, { file }))).status).toBe(401)
    const [unverified, limited, suspended] = [await anyone(), await anyone(), await anyone()]
    const collection = 'members'
    const change = (id: string, data: object) => service.payload.update({ collection, id, data })
    await change(unverified.id, { emailVerified: false })
    await board.limit(limited, new Date(Date.now() + 60_000).toISOString())
    for (const [member, type] of [
      [unverified, 'unverified'],
      [limited, 'limited'],
    ] as const) {
      const { status, body } = await pictures.send(file, member)
      expect([status, body]).toMatchObject([403, { errors: [{ extensions: { type } }] }])
    }
    await change(suspended.id, { status: 'suspended' })
    expect((await pictures.send(file, suspended)).status).toBe(401)
    // During the upload.
    const bytes = Buffer.from(await file.arrayBuffer())
    const before = await files()
    const late = storeBoardPicture(service.payload, suspended, bytes)
    await expect(late).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await files()).toEqual(before)
  })
})

describe('Pictures that stand nowhere yet', () => {
  const most = boardLengths.waitingImages

  it('are so many at most, also of several at once: the refusal says until when, and which way out', async () => {
    const author = await anyone()
    const kept = []
    while (kept.length < most - 1) kept.push(await pictures.keep(author))
    const file = await photoFile(40, 30)
    const before = await files()
    const answers = await Promise.all([1, 2, 3].map(() => pictures.send(file, author)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect(await files()).toHaveLength(before.length + 1)
    const { body } = await pictures.send(file, author)
    const [refusal] = (body as { errors: { extensions: Record<string, unknown> }[] }).errors
    expect(refusal?.extensions).toMatchObject({ type: 'too_many_pictures', max: most })
    expect(refusal?.extensions['retry_after']).toBeGreaterThan(86_000)
    expect(refusal?.extensions['retry_after']).toBeLessThanOrEqual(86_400)
    const [first = '', second = ''] = kept
    expect((await board.send('DELETE', `/files/${first}`, undefined, author)).status).toBe(204)
    expect(pictures.isKept(first)).toBe(false)
    await pictures.keep(author)
    const sent = { title: 'ผ้าขึ้นราแบบนี้', detail: 'ซักออกไหมคะ', images: [second] }
    await board.send('POST', '/items/web_boards', sent, author)
    await pictures.keep(author)
  })

  it('are taken back by their member alone, and not once they stand somewhere', async () => {
    const [author, other] = [await anyone(), await anyone()]
    const id = await pictures.keep(author)
    const takeBack = async (picture: string, member = author) =>
      (await board.send('DELETE', `/files/${picture}`, undefined, member)).status
    expect(await takeBack(id, other)).toBe(403)
    for (const none of ['1', '%00', "1'--", id.slice(1)]) expect(await takeBack(none)).toBe(403)
    const sent = { title: 'ผ้าขึ้นราแบบนี้', detail: 'ซักออกไหมคะ', images: [id] }
    expect((await board.send('POST', '/items/web_boards', sent, author)).status).toBe(200)
    expect(await takeBack(id)).toBe(403)
    expect(pictures.isKept(id)).toBe(true)
    const another = await pictures.keep(author)
    expect([await takeBack(another.toUpperCase()), await takeBack(another)]).toEqual([204, 403])
  })
})

describe('The daily sweep of pictures of the web board', () => {
  it('takes those that stood nowhere for a day, and files that have no record', async () => {
    const author = await anyone()
    const [used, old, young] = [
      await pictures.keep(author),
      await pictures.keep(author),
      await pictures.keep(author),
    ]
    const sent = { title: 'ผ้าขึ้นราแบบนี้', detail: 'ซักออกไหมคะ', images: [used] }
    await board.send('POST', '/items/web_boards', sent, author)
    for (const id of [used, old])
      await ageRecord(service.payload, 'board_pictures', id, daysAgo(1.1))
    const strays = ['old', 'young'].map((name) => pictures.fileOf(`stray-${name}`))
    for (const path of strays) await writeFile(path, 'x')
    const before = daysAgo(1.1)
    for (const path of [strays[0] ?? '', pictures.fileOf(used)]) await utimes(path, before, before)
    await sweepPictures(service.payload)
    expect([used, old, young].map(pictures.isKept)).toEqual([true, false, true])
    expect(strays.map((path) => existsSync(path))).toEqual([false, true])
    expect((await pictures.recordsOf(author)).map(({ id }) => id).toSorted()).toEqual(
      [used, young].toSorted(),
    )
  })
})
