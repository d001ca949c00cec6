import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload, PayloadRequest } from 'payload'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { env } from '../../platform/env.ts'
import { drawAnimation, wideHead } from '../../../testing/costly-pictures.ts'
import { mediaData } from '../../../testing/record-data.ts'

const inPasses = { progressive: true }
let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})

afterAll(() => closePayload(payload))

describe('an upload', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const refused: [what: string, bytes: string, name: string, mimetype: string][] = [
    ['an SVG', svg, 'a.svg', 'image/svg+xml'],
    ['an SVG that calls itself a PNG', svg, 'a.png', 'image/png'],
    ['HTML that calls itself a JPEG', '<html><script>1</script>', 'a.jpg', 'image/jpeg'],
    ['HTML with the first bytes of a GIF', 'GIF89a<script>1</script>', 'a.gif', 'image/gif'],
    ['a program', '\x7fELF', 'a.pdf', 'application/pdf'],
    ['nothing', '', 'a.png', 'image/png'],
    ['a picture of HEIC that calls itself a film', '\0\0\0\x18ftypheic', 'a.mp4', 'video/mp4'],
  ]
  for (const [what, bytes, name, mimetype] of refused)
    it(`is refused when it is ${what}`, async () => {
      await expect(upload(Buffer.from(bytes, 'latin1'), name, mimetype)).rejects.toMatchObject({
        status: 400,
      })
    })

  it('is told how a picture of HEIC becomes one that is taken', async () => {
    const bytes = Buffer.from('\0\0\0\x18ftypheic', 'latin1')
    await expect(upload(bytes, 'IMG_0001.HEIC', 'image/heic')).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/HEIC.*JPEG/),
    })
  })

  it('is refused when its pixels would not fit into memory', async () => {
    const wide = { width: 30_000, height: 2000, channels: 3, background: 'white' } as const
    const bomb = await sharp({ create: wide, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(upload(bomb, 'bomb.png', 'image/png')).rejects.toMatchObject({ status: 400 })
  })

  it.each([
    ['26 million', 6500, 4000, (picture: Sharp) => picture.jpeg()],
    ['17 million, in several passes', 4200, 4100, (picture: Sharp) => picture.jpeg(inPasses)],
    ['9 million, in AVIF', 3400, 2700, (picture: Sharp) => picture.avif({ effort: 0 })],
  ])('is refused with %s pixels: to redraw it takes too much memory', async (...row) => {
    const [, width, height, encode] = row
    const create = { width, height, channels: 3, background: 'red' } as const
    const bytes = await encode(sharp({ create })).toBuffer()
    await expect(upload(bytes, 'large.jpg', 'image/jpeg')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('25'),
    })
  })

  it.each([
    ['of 400 MB when it is unpacked', wideHead, '150 MB'],
    ['an animation of 501 frames', () => drawAnimation(501, 'gif'), '500'],
  ])('is refused when it is %s, in both languages', async (_, draw, limit) => {
    const bytes = await draw()
    for (const language of ['th', 'en'] as const) {
      const req = { i18n: { language } } as unknown as PayloadRequest
      const refused = upload(bytes, 'large.png', 'image/png', req)
      await expect(refused).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(limit),
      })
    }
  })

  it('is rendered by nothing in the service: not again, and not cropped by a query', async () => {
    const create = { width: 900, height: 600, channels: 3, background: 'red' } as const
    const still = await sharp({ create }).png().toBuffer()
    const animation = await drawAnimation(400, 'webp')
    const cut = { crop: { x: 0, y: 0, width: 50, height: 50, unit: '%' } }
    const uploadEdits = { ...cut, widthInPixels: 2, heightInPixels: 2 }
    const asked = { query: { uploadEdits } } as unknown as PayloadRequest
    let most = 0
    const timer = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1)
    const moving = await upload(animation, 'moving.webp', 'image/webp')
    const { id } = await upload(still, 'whole.png', 'image/png', asked)
    await payload.update({ collection: 'media', id, data: {}, req: asked })
    clearInterval(timer)
    expect(most).toBe(0)
    const kept = await payload.findByID({ collection: 'media', id })
    expect(kept).toMatchObject({ width: 900, height: 600 })
    expect((await sharp(join(env.mediaDir, kept.filename ?? '')).metadata()).width).toBe(900)
    expect(moving).toMatchObject({ width: 4, height: 4, mimeType: 'image/webp' })
  })

  it('loses what is hidden in it, and stands upright', async () => {
    const create = { width: 40, height: 20, channels: 3, background: 'red' } as const
    const given = await sharp({ create })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { filename, width, height } = await upload(given, 'turned.jpg', 'image/jpeg')
    const kept = await readFile(join(env.mediaDir, filename ?? ''))
    expect(kept.toString('latin1')).not.toContain('a secret place')
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    expect([width, height]).toEqual([20, 40])
  })

  it('is called what its bytes are', async () => {
    const create = { width: 4, height: 4, channels: 3, background: 'red' } as const
    const webp = await sharp({ create }).webp().toBuffer()
    const record = await upload(webp, 'photo.php.jpg', 'image/jpeg')
    expect(record.mimeType).toBe('image/webp')
    expect(record.filename).toMatch(/\.webp$/)
  })

  it('may be a film, which keeps its length and loses the notes beside it', async () => {
    const header = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'))
    const track = box('trak', Buffer.concat([box('mdia', Buffer.from('how')), note('udta')]))
    const film = Buffer.concat([
      header,
      box('moov', Buffer.concat([track, note('udta'), note('meta')])),
      note('uuid'),
      box('mdat', Buffer.from('+13.7563+100.5018 in the sound')),
    ])
    const record = await upload(film, 'how.mov', 'video/quicktime')
    expect(record).toMatchObject({ mimeType: 'video/mp4', filesize: film.length })
    const kept = await readFile(join(env.mediaDir, record.filename ?? ''))
    expect(kept.toString('latin1').match(/\+13\.7563/g)).toHaveLength(1)
    expect(kept.subarray(-30).toString()).toBe('+13.7563+100.5018 in the sound')
    expect(kept.length).toBe(film.length)
  })

  it.each(['XAVC\0\0\0\0XAVCmp42iso2', '3gp5\0\0\0\0isom3gp5'])(
    'may be a film of a camera, which names what it is compatible with: %j',
    async (brands) => {
      const film = Buffer.concat([
        box('ftyp', Buffer.from(brands, 'latin1')),
        box('mdat', Buffer.from('sound')),
      ])
      const record = await upload(film, 'C0001.MP4', 'video/mp4')
      expect(record).toMatchObject({ mimeType: 'video/mp4', filesize: film.length })
    },
  )

  it.each(['\n\n', '\xef\xbb\xbf', 'HTTP/1.1 200 OK\r\n\r\n'])(
    'may be a PDF that begins with %j',
    async (before) => {
      const pdf = Buffer.from(`${before}%PDF-1.4\nxref\nstartxref\n0\n%%EOF\n`, 'latin1')
      const record = await upload(pdf, 'ใบปลิว.pdf', 'application/pdf')
      expect(record).toMatchObject({ mimeType: 'application/pdf', filesize: pdf.length })
    },
  )

  it('is refused when it is a PDF without its end', async () => {
    const pdf = Buffer.from(`%PDF-1.4\n%%EOF\n${'x'.repeat(2000)}`)
    await expect(upload(pdf, 'half.pdf', 'application/pdf')).rejects.toMatchObject({ status: 400 })
  })

  it.each([84, 200])('may have a Thai name of %i letters', async (count) => {
    const create = { width: 4, height: 4, channels: 3, background: 'red' } as const
    const picture = await sharp({ create }).png().toBuffer()
    const names = []
    // The second file gets a number.
    for (let number = 0; number < 2; number += 1) {
      const { filename } = await upload(picture, `${'ผ้า'.repeat(count)}.png`, 'image/png')
      expect(Buffer.byteLength(filename ?? '')).toBeLessThanOrEqual(255)
      expect(filename).toMatch(/^(ผ้า)+(-\d+)?\.png$/)
      names.push(filename)
    }
    expect(new Set(names).size).toBe(2)
  })

  it.each([
    ['ร\u202Egpj.exe', /^รgpj\.png$/],
    ['con.jpg', /^file-con\.png$/],
    ['\u200B.jpg', /^file\.png$/],
  ])('that is called %j has a name that shows what it is', async (name, kept) => {
    const create = { width: 4, height: 4, channels: 3, background: 'red' } as const
    const picture = await sharp({ create }).png().toBuffer()
    expect((await upload(picture, name, 'image/png')).filename).toMatch(kept)
  })

  it.each(['\0\0\0\x01mdat', '\xff\xff\xff\xffmoov', '\0\0\0\x02moov'])(
    'is refused when it is a film whose boxes say nonsense: %j',
    async (boxes) => {
      const film = Buffer.from(`\0\0\0\x10ftypisom\0\0\0\0${boxes}`, 'latin1')
      await expect(upload(film, 'odd.mp4', 'video/mp4')).rejects.toMatchObject({ status: 400 })
    },
  )
})

function note(type: string): Buffer {
  return box(type, Buffer.from('+13.7563+100.5018/'))
}

function box(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, content])
}

function upload(data: Buffer, name: string, mimetype: string, req: Partial<PayloadRequest> = {}) {
  const file = { data, name, mimetype, size: data.length }
  return payload.create({ collection: 'media', data: mediaData(), file, req })
}
