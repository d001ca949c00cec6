import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { env } from '../src/platform/env.ts'
import { startEditorCalls } from '../testing/editor-calls.ts'
import { createMedia } from '../testing/record-data.ts'

let payload: BasePayload
let editor: Awaited<ReturnType<typeof startEditorCalls>>
let picture: string
let asked = 0
const inside = createServer((_req, res) => {
  asked += 1
  res.end('GIF89a')
})

beforeAll(async () => {
  payload = await openPayload()
  editor = await startEditorCalls(payload)
  picture = await createMedia(payload)
  inside.listen(0, '127.0.0.1')
  await once(inside, 'listening')
})
afterAll(async () => {
  inside.close()
  editor.stop()
  await closePayload(payload)
})

function addresses(): string[] {
  const address = inside.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return [`http://127.0.0.1:${port}/a`, `http://2130706433:${port}/`, 'https://example.com/a.gif']
}

const countMedia = async () => (await payload.count({ collection: 'media' })).totalDocs

/** Response, number of created records, and requests to the address. */
async function tryToSave(path: string, method: string, body: object) {
  const before = await countMedia()
  const { status, text } = await editor.call(path, method, { body })
  const faults = JSON.parse(text).errors?.[0].data?.errors
  return { status, faults, made: (await countMedia()) - before, asked }
}

const refusal = {
  status: 400,
  faults: [{ message: expect.stringContaining('file itself'), path: 'file' }],
  made: 0,
  asked: 0,
}

it('a new record without a file is refused by the field’s name, whatever address it gives', async () => {
  const filename = 'x.gif'
  for (const url of [...addresses(), `/cms-api/media/file/${filename}`])
    expect(await tryToSave('/media', 'POST', { url, filename })).toEqual(refusal)
  expect(await tryToSave('/media', 'POST', { alt: 'หน้าร้าน' })).toEqual(refusal)
})

it('a record takes no file from an address when it is changed, and keeps its own', async () => {
  const before = await payload.findByID({ collection: 'media', id: picture })
  for (const url of addresses()) {
    const sent = { url, filename: 'x.gif', alt: 'อื่น' }
    expect(await tryToSave(`/media/${picture}`, 'PATCH', sent)).toEqual(refusal)
    expect(await tryToSave(`/media/${picture}?uploadEdits[crop][x]=1`, 'PATCH', sent)).toEqual(
      refusal,
    )
  }
  expect(await payload.findByID({ collection: 'media', id: picture })).toEqual(before)
  const form = { ...before, alt: 'หน้าร้านใหม่' }
  const { status, text } = await editor.call(`/media/${picture}`, 'PATCH', { body: form })
  expect(status, text).toBe(200)
})

it('a copy has the file of what it was made of, and none from an address', async () => {
  const copy = `/media/${picture}/duplicate`
  for (const url of addresses())
    expect(await tryToSave(copy, 'POST', { url, filename: 'x.gif' })).toEqual(refusal)
  const { status, text } = await editor.call(copy, 'POST', { body: {} })
  expect(status, text).toBe(200)
  await access(join(env.mediaDir, JSON.parse(text).doc.filename))
})
