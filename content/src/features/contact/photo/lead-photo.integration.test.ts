import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../../../platform/env.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import { deleteDue } from '../../../../testing/delete-due.ts'
import { ageRecord } from '../../../../testing/age-record.ts'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import {
  countLeads,
  findLeads,
  formOf,
  interest,
  leadPath,
  message,
  photoFile,
  photoIdOf,
  post,
  problem,
} from '../../../../testing/lead-posts.ts'
import { drawPicture, mediaData } from '../../../../testing/record-data.ts'
import { storePhoto } from './lead-photo.files.ts'
import { sweepPhotos } from '../retention/delete-old-leads.ts'

let service: ContractService
let url: string
let branch: number

beforeAll(async () => {
  service = await startContractService()
  url = `${service.url}${leadPath}`
  branch = (await fillBranches(service.payload, 1)).branches[0]?.id ?? 0
})
afterAll(() => service.stop())

const picture = (bytes: Uint8Array, name = 'IMG_0042.JPG') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

async function send(photo: File, text: string = randomUUID()) {
  return { text, ...(await post(url, formOf(problem(branch, { message: text }), { photo }))) }
}

/** Sends a valid photo and returns its record and file. */
async function keep(photo: File) {
  const { text, status, body } = await send(photo)
  expect(status, JSON.stringify(body)).toBe(200)
  const [lead] = await findLeads(service.payload, text)
  const id = photoIdOf(lead)
  const record = await service.payload.findByID({ collection: 'lead-photos', id })
  const file = await readFile(join(env.leadPhotoDir, record.filename ?? ''))
  return { lead, id, record, file, meta: await sharp(file).metadata() }
}

const files = (): Promise<string[]> => readdir(env.leadPhotoDir).catch(() => [])
const photos = async () => (await service.payload.count({ collection: 'lead-photos' })).totalDocs

/** A photo as phones take it: rotated, with location and model in its metadata. */
function phonePhoto() {
  const side = { width: 60, height: 40, channels: 3, background: '#0a7f95' } as const
  return sharp({ create: side })
    .withExif({
      IFD0: { Make: 'SecretPhone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 47/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

describe('The photo of a problem', () => {
  it('is kept upright, as JPEG, without the place where it was taken', async () => {
    const original = await phonePhoto()
    expect(original.includes('SecretPhone')).toBe(true)
    const { record, file, meta } = await keep(picture(original))
    expect(meta).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
    expect([meta.exif, meta.icc, meta.xmp, meta.iptc, meta.orientation]).toEqual(
      Array.from({ length: 5 }),
    )
    expect(file.includes('SecretPhone')).toBe(false)
    expect(record).toMatchObject({
      mimeType: 'image/jpeg',
      width: 40,
      height: 60,
      filesize: file.length,
    })
    expect((await stat(join(env.leadPhotoDir, record.filename ?? ''))).mode & 0o777).toBe(0o600)
  })

  it.each(['png', 'webp', 'jpeg'] as const)('may be %s, whatever its name says', async (format) => {
    const drawn = await sharp(await (await photoFile(50, 50)).bytes())
      .toFormat(format)
      .toBuffer()
    expect((await keep(picture(drawn, '../../x.exe'))).meta.format).toBe('jpeg')
  })

  it('is made smaller to 2000 pixels, and never larger', async () => {
    const { meta } = await keep(await photoFile(4200, 2100))
    expect(meta).toMatchObject({ width: 2000, height: 1000 })
    expect((await keep(await photoFile(30, 20))).meta).toMatchObject({ width: 30, height: 20 })
  })

  it('loses what hides behind it', async () => {
    const drawn = await (await photoFile()).bytes()
    const polyglot = Buffer.concat([drawn, Buffer.from('<script>alert(1)</script>')])
    expect((await keep(picture(polyglot))).file.includes('script')).toBe(false)
  })

  it('may be left empty, as a form without JavaScript sends it', async () => {
    const { status, text } = await send(new File([], '', { type: 'application/octet-stream' }))
    expect(status).toBe(200)
    expect(await findLeads(service.payload, text)).toMatchObject([{ photo: null }])
  })

  it('is seen by no visitor without the code, under no address', async () => {
    const { id, record } = await keep(await photoFile())
    for (const path of [
      `/assets/${id}`,
      `/assets/${id}/x.jpg`,
      `/assets/${id}?width=320`,
      `/assets/${record.filename}`,
      `/cms-api/lead-photos/file/${record.filename}`,
      `/cms-api/lead-photos/${id}`,
      `/items/lead_photos/${id}`,
      `/items/lead-photos`,
      `/media/${record.filename}`,
    ]) {
      const { status } = await service.get(path)
      expect([403, 404], path).toContain(status)
    }
    expect(await readdir(env.mediaDir)).not.toContain(record.filename)
  })
})

describe('Pictures that come in at once', () => {
  it('are all kept, and none is unpacked in the service itself', async () => {
    const photo = await photoFile(3000, 2000)
    const files = await Promise.all(Array.from({ length: 4 }, () => drawPicture(1500, 1000)))
    let most = 0
    const timer = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1)
    const photos = Array.from({ length: 6 }, () => send(photo))
    const media = files.map(async (file) =>
      service.payload.create({ collection: 'media', data: mediaData(), file }),
    )
    const statuses = (await Promise.all(photos)).map(({ status }) => status)
    await Promise.all(media)
    clearInterval(timer)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(most).toBe(0)
  })
})

describe('A photo that is none', () => {
  /** The header of a PNG that claims 60,000 × 60,000 pixels. */
  async function bomb() {
    const bytes = Buffer.from(await (await photoFile()).arrayBuffer())
    bytes.writeUInt32BE(60_000, 16)
    bytes.writeUInt32BE(60_000, 20)
    return picture(bytes)
  }
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>'
  const redrawn = async (format: 'gif' | 'avif') =>
    picture(
      await sharp(await (await photoFile()).bytes())
        .toFormat(format)
        .toBuffer(),
    )
  /** Re-encoding a small file of this kind takes twenty bytes of memory a pixel. */
  const progressive = async () => {
    const create = { width: 4200, height: 4100, channels: 3, background: 'red' } as const
    return picture(await sharp({ create }).jpeg({ progressive: true }).toBuffer())
  }
  const large = () =>
    picture(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), randomBytes(8_400_000)]))
  const rows: [string, number, () => Promise<File> | File][] = [
    ['a text', 400, () => picture(Buffer.from('no picture'))],
    ['an SVG', 400, () => picture(Buffer.from(svg))],
    ['a GIF', 400, () => redrawn('gif')],
    ['AVIF', 400, () => redrawn('avif')],
    ['HEIC', 400, () => picture(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))],
    ['a PDF', 400, () => picture(Buffer.from('%PDF-1.7'))],
    [
      'the head of a JPEG and nothing else',
      400,
      () => picture(Buffer.from('\xff\xd8\xff', 'latin1')),
    ],
    ['cut off in the middle', 400, async () => picture((await phonePhoto()).subarray(0, 300))],
    ['of billions of pixels', 400, bomb],
    ['of 51 million pixels', 400, () => photoFile(10_200, 5000)],
    ['of 17 million pixels in several passes', 400, progressive],
    ['larger than 8 MB', 413, large],
  ]

  it.each(rows)(
    'because it is %s is refused by its name, and nothing is kept',
    async (_, expected, make) => {
      const before = [await countLeads(service.payload), await photos(), await files()]
      const { status, body } = await send(await make())
      expect(status).toBe(expected)
      expect(body).toMatchObject({ errors: [{ extensions: { field: 'photo' } }] })
      expect([await countLeads(service.payload), await photos(), await files()]).toEqual(before)
    },
  )

  it('because it has too many pixels is told so, before it is unpacked', async () => {
    for (const photo of [await bomb(), await photoFile(10_200, 5000)]) {
      const { body } = await send(photo)
      expect(JSON.stringify(body)).toContain('more than 50 million pixels')
    }
  })

  it('because the whole form is larger than 9 MB is refused', async () => {
    const { status, faults } = await send(picture(randomBytes(9_500_000)))
    expect({ status, faults }).toEqual({ status: 413, faults: ['CONTENT_TOO_LARGE'] })
  })

  it.each([
    ['a message', () => message()],
    ['interest in a franchise', () => interest()],
  ])('because %s has none is refused', async (_, fields) => {
    const before = await photos()
    const { status, faults } = await post(url, formOf(fields(), { photo: await photoFile() }))
    expect({ status, faults }).toEqual({ status: 400, faults: ['photo'] })
    expect(await photos()).toBe(before)
  })

  it('because its report is wrong is not kept either', async () => {
    const before = await photos()
    const { faults } = await post(url, formOf(problem(987_654), { photo: await photoFile() }))
    expect(faults).toEqual(['branch'])
    expect(await photos()).toBe(before)
  })
})

describe('The daily sweep', () => {
  const sweep = () => sweepPhotos(service.payload)
  const has = async (id: string) => {
    const where = { id: { equals: id } }
    const { docs } = await service.payload.find({ collection: 'lead-photos', where })
    const isThere = (await files()).includes(`${id}.jpg`)
    expect(docs.length > 0).toBe(isThere)
    return isThere
  }
  const orphan = async (days: number) => {
    const id = await storePhoto(service.payload, { data: Buffer.from('x'), width: 1, height: 1 })
    await ageRecord(service.payload, 'lead_photos', id, daysAgo(days))
    return id
  }

  it('removes photos whose lead was never stored, not those whose lead may still come', async () => {
    const [old, young] = [await orphan(1.1), await orphan(0.9)]
    await sweep()
    expect([await has(old), await has(young)]).toEqual([false, true])
  })

  it('removes the photos of problems long done with, and leaves the problem as it was', async () => {
    const cases = []
    for (const [status, days] of [
      ['closed', 91],
      ['refunded', 91],
      ['closed', 89],
      ['new', 400],
      ['working', 400],
    ] as const) {
      const { lead, id } = await keep(await photoFile())
      const leadId = lead?.id ?? ''
      const changedAt = daysAgo(days)
      await service.payload.update({ collection: 'leads', id: leadId, data: { status } })
      await ageRecord(service.payload, 'leads', leadId, changedAt)
      await ageRecord(service.payload, 'lead_photos', id, daysAgo(500))
      cases.push({ id, leadId, changedAt })
    }
    await sweep()
    expect(await Promise.all(cases.map(({ id }) => has(id)))).not.toContain(false)
    await deleteDue(service.payload, 'problem-photos')
    const left = await Promise.all(cases.map(({ id }) => has(id)))
    expect(left).toEqual([false, false, true, true, true])
    const first = cases[0]
    const lead = await service.payload.findByID({ collection: 'leads', id: first?.leadId ?? '' })
    expect(lead).toMatchObject({
      photo: null,
      status: 'closed',
      updatedAt: first?.changedAt.toISOString(),
    })
  })

  it('removes files without a record, once they are a day old', async () => {
    const paths = ['old.jpg', 'young.jpg'].map((name) => join(env.leadPhotoDir, name))
    for (const path of paths) await writeFile(path, 'x')
    const old = daysAgo(1.1)
    await utimes(paths[0] ?? '', old, old)
    await sweep()
    expect(await files()).toContain('young.jpg')
    expect(await files()).not.toContain('old.jpg')
  })
})
