import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { env } from '../../../platform/env.ts'
import { drawPicture, staffData } from '../../../../testing/record-data.ts'
import {
  signInAs,
  startStaffService,
  type StaffService,
} from '../../../../testing/staff-service.ts'
import { sweepLibrary } from './library-previews.ts'

let payload: BasePayload
let staff: StaffService
let token: string

beforeAll(async () => {
  payload = await openPayload()
  await payload.create({ collection: 'staff', data: staffData('librarian') })
  staff = await startStaffService(payload)
  token = await signInAs(payload, 'librarian@example.com')
})
afterAll(async () => {
  staff.stop()
  await closePayload(payload)
})

const pdf = Buffer.from('%PDF-1.7\nคู่มือ')

async function drawFlood(): Promise<Buffer> {
  const wide = { width: 30_000, height: 2000, channels: 3, background: 'white' } as const
  const flood = await sharp({ create: wide, limitInputPixels: false }).png().toBuffer()
  expect(flood.length).toBeLessThan(1_000_000)
  return flood
}

const read = async (path: string) =>
  await fetch(`${staff.url}/cms-api${path}`, { headers: { authorization: `JWT ${token}` } })

/** As the admin's form sends it. */
async function send(
  bytes: Buffer,
  name: string,
  path = '/library-files',
  method: 'POST' | 'PATCH' = 'POST',
) {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ name: 'ชื่อที่คนส่งมา.exe' }))
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), name)
  const headers = { authorization: `JWT ${token}`, 'accept-language': 'en' }
  const answer = await fetch(`${staff.url}/cms-api${path}`, { method, headers, body: form })
  return { status: answer.status, ...(await answer.json()) }
}

const folders = ['media', 'library-files', 'member-pictures', 'board-pictures', 'lead-photos']

describe('A file by its name', () => {
  it.each(folders)('is not found in %s where there is none of that name', async (folder) => {
    const names = ['none.jpg', '%00.jpg', `${'a'.repeat(400)}.jpg`]
    for (const name of names) expect((await read(`/${folder}/file/${name}`)).status, name).toBe(404)
  })

  it('is given to staff where there is one', async () => {
    const { doc } = await send(pdf, 'found.pdf')
    const answer = await read(`/library-files/file/${doc.filename}`)
    expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, pdf])
  })
})

const bytesOf = (filename: string) => readFile(join(env.libraryDir, filename))

describe('a file that staff send for the library', () => {
  const taken: [what: string, bytes: () => Buffer | Promise<Buffer>, kind: string, type: string][] =
    [
      ['a PDF', () => pdf, 'pdf', 'application/pdf'],
      ['a picture', async () => (await drawPicture()).data, 'png', 'image/png'],
      ['a film', () => film, 'mp4', 'video/mp4'],
      ['a WebM film', () => webm, 'webm', 'video/webm'],
      ['an archive', () => zip('ภาพ/โลโก้.png', 'a.txt'), 'zip', 'application/zip'],
      [
        'a Word document',
        () => zip('[Content_Types].xml', 'word/document.xml'),
        'docx',
        office('wordprocessingml.document'),
      ],
      [
        'an Excel sheet',
        () => zip('xl/workbook.xml', '[Content_Types].xml'),
        'xlsx',
        office('spreadsheetml.sheet'),
      ],
      [
        'slides',
        () => zip('[Content_Types].xml', 'ppt/slides/slide1.xml'),
        'pptx',
        office('presentationml.presentation'),
      ],
    ]

  it.each(taken)('is kept when it is %s, by what its bytes are', async (...row) => {
    const [, bytes, kind, type] = row
    const { status, doc } = await send(await bytes(), 'ใบราคา 2569.html')
    expect([status, doc?.mimeType, doc?.name]).toEqual([201, type, `ใบราคา 2569.${kind}`])
    expect(doc.filename).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${kind}$`))
    expect((await bytesOf(doc.filename)).length).toBe(doc.filesize)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const refused: [what: string, bytes: () => Buffer | Promise<Buffer>][] = [
    ['an SVG', () => Buffer.from(svg)],
    ['a page of HTML', () => Buffer.from('<!doctype html><script>1</script>')],
    ['HTML before a PDF', () => Buffer.from(`<script>1</script>${pdf.toString()}`)],
    ['HTML with the first bytes of a GIF', () => Buffer.from('GIF89a<script>1</script>')],
    ['a program', () => Buffer.from('\x7fELF')],
    ['a document with programs in it', () => zip('[Content_Types].xml', 'word/vbaProject.bin')],
    ['the first bytes of an archive alone', () => Buffer.from('PK\x03\x04 and no more')],
    ['an archive whose directory lies elsewhere', () => edited(zip('a'), 6)],
    ['an archive that names fewer than it says', () => edited(zip('a'), 12)],
    [
      'other Matroska than WebM',
      () => Buffer.from('\x1a\x45\xdf\xa3\x42\x82\x88matroska', 'latin1'),
    ],
    ['nothing', () => Buffer.alloc(0)],
    ['a picture of 60 million pixels in few bytes', drawFlood],
  ]

  it.each(refused)('is refused when it is %s, and nothing of it is kept', async (...row) => {
    const [, bytes] = row
    const before = await readdir(env.libraryDir)
    expect((await send(await bytes(), 'คู่มือ.pdf')).status).toBe(400)
    expect(await readdir(env.libraryDir)).toEqual(before)
    expect(await readdir(env.uploadDir)).toEqual([])
  })

  it('loses the notes of a film, in the file itself', async () => {
    const { doc } = await send(film, 'สาธิต.mov')
    const kept = await bytesOf(doc.filename)
    expect(kept.length).toBe(film.length)
    expect(kept.toString('latin1')).not.toContain('+13.7563')
    expect(kept.toString('latin1')).toContain('sound and pictures')
  })

  it.each([
    ['../../etc/คู่มือ.pdf', 'คู่มือ.pdf'],
    ['..\\..\\ใบสมัคร.pdf', 'ใบสมัคร.pdf'],
    ['.pdf', 'file.pdf'],
    ['ก\u202egnp.pdf', 'กgnp.pdf'],
    ['👨‍👩‍👧'.repeat(70), `${'👨‍👩‍👧'.repeat(18)}.pdf`],
    [`${'น้ำ'.repeat(80)}.pdf`, `${'น้ำ'.repeat(50)}.pdf`],
  ])('that is called %j is called %j where it is saved', async (name, kept) => {
    const { status, doc } = await send(pdf, name)
    expect([status, doc?.name]).toEqual([201, kept])
  })

  it('needs no more than itself to be kept', async () => {
    const form = new FormData()
    form.append('_payload', '{}')
    form.append('file', new Blob([new Uint8Array(pdf)]), 'คู่มือ.pdf')
    const headers = { authorization: `JWT ${token}` }
    const init = { method: 'POST', headers, body: form }
    expect((await fetch(`${staff.url}/cms-api/library-files`, init)).status).toBe(201)
  })

  it('takes the place of another, whose bytes go', async () => {
    const { doc: first } = await send(pdf, 'ฉบับแรก.pdf')
    const { doc } = await send(zip('a'), 'ฉบับใหม่.zip', `/library-files/${first.id}`, 'PATCH')
    expect([doc.id, doc.name, doc.mimeType]).toEqual([first.id, 'ฉบับใหม่.zip', 'application/zip'])
    await expect(bytesOf(first.filename)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await readdir(env.uploadDir)).toEqual([])
  })

  it(
    'may be larger than one of the media, whose own bound stays',
    { timeout: 60_000 },
    async () => {
      const large = Buffer.concat([pdf, Buffer.alloc(22 * 1024 * 1024)])
      // Payload's own default limit is 50 MB.
      const largest = Buffer.concat([pdf, Buffer.alloc(60 * 1024 * 1024)])
      const { status, doc } = await send(largest, 'ใหญ่.pdf')
      expect([status, doc?.filesize]).toEqual([201, largest.length])
      expect((await send(large, 'ใหญ่.pdf', '/media')).status).toBe(413)
      const larger = Buffer.concat([pdf, Buffer.alloc(26 * 1024 * 1024)])
      const headers = { authorization: `JWT ${token}` }
      const init = { method: 'POST', headers, body: new Uint8Array(larger) }
      expect((await fetch(`${staff.url}/cms-api/media`, init)).status).toBe(413)
      expect(await readdir(env.uploadDir)).toEqual([])
    },
  )
})

it('what saves that broke off left behind is swept away after a day, and nothing else', async () => {
  const { doc } = await send(pdf, 'อยู่ต่อ.pdf')
  const old = new Date(Date.now() - 2 * 86_400_000)
  const left = [join(env.libraryDir, 'stray.pdf'), join(env.uploadDir, 'tmp-1')]
  await mkdir(join(env.libraryDir, '.leaving'), { recursive: true })
  for (const path of left) await writeFile(path, 'x')
  const fresh = join(env.uploadDir, 'tmp-2')
  await writeFile(fresh, 'x')
  for (const path of [...left, join(env.libraryDir, doc.filename)]) await utimes(path, old, old)
  await sweepLibrary(payload)
  for (const path of left) await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' })
  expect((await bytesOf(doc.filename)).equals(pdf)).toBe(true)
  expect(await readdir(env.uploadDir)).toEqual(['tmp-2'])
})

const office = (of: string) => `application/vnd.openxmlformats-officedocument.${of}`

function box(type: string, content: string): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, Buffer.from(content, 'latin1')])
}

const notes = box('udta', '+13.7563+100.5018/').toString('latin1')
const film = Buffer.concat([
  box('ftyp', 'isom\0\0\0\0isommp42'),
  box('moov', notes),
  box('mdat', 'sound and pictures'),
])
const webm = Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'latin1')

function edited(bytes: Buffer, fromEnd: number): Buffer {
  bytes[bytes.length - fromEnd] = 0xff
  return bytes
}

function zip(...names: string[]): Buffer {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const name of names) {
    const bytes = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    local.writeUInt16LE(bytes.length, 26)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(bytes.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, bytes)
    entries.push(entry, bytes)
    at += local.length + bytes.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}
