import { readdir } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { drawAnimation, wideHead } from '../../../../testing/costly-pictures.ts'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import {
  countLeads,
  formOf,
  leadPath,
  photoFile,
  post,
  problem,
} from '../../../../testing/lead-posts.ts'
import { isAlive, stop } from '../../../../testing/side-processes.ts'
import { someone } from '../../../../testing/visitor.ts'
import { uploadQueue } from '../../../core/files/upload-queue.ts'
import { env } from '../../../platform/env.ts'
import { log } from '../../../platform/log.ts'

let service: ContractService
let url: string
let branch: number

beforeAll(async () => {
  service = await startContractService()
  url = `${service.url}${leadPath}`
  branch = (await fillBranches(service.payload, 1)).branches[0]?.id ?? 0
})
beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue())
afterEach(() => vi.restoreAllMocks())
afterAll(() => service.stop())

const form = (photo: File) => formOf(problem(branch), { photo })
const send = async () => await post(url, form(await photoFile()))
const files = (): Promise<string[]> => readdir(env.leadPhotoDir).catch(() => [])
const stored = async () => [await countLeads(service.payload), await files()]

/** Pauses the process that renders the next photo, so that it never finishes. Returns its id. */
async function holdNext(): Promise<number> {
  expect((await send()).status).toBe(200)
  const next = uploadQueue.free.at(-1)
  if (!next) throw new Error('all processes are busy')
  return stop(next)
}

it.each([
  ['400 MB when it is unpacked', wideHead, 'decoded', 'more than 150 MB'],
  ['501 frames', () => drawAnimation(501, 'webp'), 'frames', 'more than 500 frames'],
])('A photo of %s is refused by its name, with the limit, and nothing is kept', async (...row) => {
  const [, draw, type, text] = row
  const before = await stored()
  const { status, body } = await post(
    url,
    form(new File([new Uint8Array(await draw())], 'IMG_0042.JPG')),
  )
  expect([status, body]).toMatchObject([
    400,
    { errors: [{ extensions: { field: 'photo', type } }] },
  ])
  expect(JSON.stringify(body)).toContain(text)
  expect(await stored()).toEqual(before)
})

it('A photo that its process comes to no end with is refused by its name, and nobody else’s with it', async () => {
  const pid = await holdNext()
  const before = await countLeads(service.payload)
  const late = send()
  await expect.poll(() => uploadQueue.free.length).toBe(1)
  expect((await send()).status).toBe(200)
  const { status, body } = await late
  expect([status, body]).toMatchObject([
    400,
    { errors: [{ extensions: { field: 'photo', type: 'slow', max: 5 } }] },
  ])
  expect(JSON.stringify(body)).toContain('longer than 5 seconds')
  expect(isAlive(pid)).toBe(false)
  expect(await countLeads(service.payload)).toBe(before + 1)
})

it('When a sender has left, their photo is drawn no further and those behind it never: nothing is stored, and nothing logged as a failure', async () => {
  const failures = vi.spyOn(log, 'error')
  const pid = await holdNext()
  const before = await stored()
  const leaving = new AbortController()
  const { signal } = leaving
  const sending = { method: 'POST', headers: someone(), body: form(await photoFile()), signal }
  const sent = Array.from({ length: 3 }, () => fetch(url, sending))
  await expect.poll(() => uploadQueue.free.length).toBe(1)
  leaving.abort()
  const outcomes = await Promise.allSettled(sent)
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
  await expect.poll(() => uploadQueue.free.length).toBe(2)
  expect(isAlive(pid)).toBe(false)
  expect((await send()).status).toBe(200)
  expect(await countLeads(service.payload)).toBe(Number(before[0]) + 1)
  expect(failures).not.toHaveBeenCalled()
})

it('A photo whose process ends by itself gets 503 with Retry-After, not 500', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const pid = await holdNext()
  const sent = send()
  await expect.poll(() => uploadQueue.free.length).toBe(1)
  process.kill(pid, 'SIGKILL')
  const { status, headers } = await sent
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
})
