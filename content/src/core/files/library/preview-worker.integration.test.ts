import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLibraryFile, drawPdf } from '../../../../testing/library-records.ts'
import { keepEnding } from '../../../../testing/side-processes.ts'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { processState } from '../../../platform/database/process-state.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { env } from '../../../platform/env.ts'
import { log } from '../../../platform/log.ts'
import { changeBus } from '../../changes/change-bus.ts'
import { createPdfLane } from '../image-processing/processing-lanes.ts'
import { findPreviews } from '../../records/file-rows.ts'
import { mostTries } from './preview-progress.ts'
import { type PreviewWorker, startPreviewWorker } from './preview-worker.ts'

type PdfLane = ReturnType<typeof createPdfLane>

// Rendering takes long while other tests run.
const patiently = 90_000

let payload: BasePayload
let worker: PreviewWorker | undefined

beforeAll(async () => {
  payload = await openPayload()
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  vi.restoreAllMocks()
})
afterAll(async () => {
  await closePayload(payload)
})

/** A PDF whose render process was killed. */
const keepWhileKilled = (pages = 3) =>
  keepEnding(
    processState('pdf', createPdfLane),
    createLibraryFile(payload, { data: drawPdf(pages) }),
  )

const files = () => collectionTable(payload, 'library-files')

async function change(id: string, values: object): Promise<void> {
  await connectionTo(payload).update(files()).set(values).where(eq(files().id, id))
}

const makeDue = (id: string) => change(id, { previewDueAt: new Date().toISOString() })
const recordOf = (id: string) => payload.findByID({ collection: 'library-files', id })
const previewsOf = async (id: string) => (await findPreviews(payload, [id])).get(id) ?? []
const previewFiles = async () =>
  (await readdir(env.libraryDir)).filter((name) => name.endsWith('.webp'))

/** A lane with another way to inspect. */
function fakeLane(ask: PdfLane['ask'], end = () => {}): PdfLane {
  return {
    ...createPdfLane(),
    ask: vi.fn<PdfLane['ask']>(ask),
    end: vi.fn<() => void>(end),
  }
}

describe('A PDF whose pages could not be drawn', { timeout: patiently }, () => {
  it('is kept, says so, and is drawn again by itself once its time has come', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    const id = await keepWhileKilled()
    expect(await recordOf(id)).toMatchObject({ previewState: 'waiting', pages: null })
    const told: string[] = []
    const unsubscribe = changeBus.subscribe(({ tags }) => told.push(...tags))
    worker = startPreviewWorker(payload)
    await worker.wake()
    expect(await previewsOf(id)).toEqual([])
    await makeDue(id)
    await worker.wake()
    expect(await recordOf(id)).toMatchObject({ previewState: 'drawn', pages: 3 })
    expect(await previewsOf(id)).toHaveLength(3)
    await expect.poll(() => told).toContain(`media:${id}`)
    unsubscribe()
  })

  it('is tried five times in all, later each time, and never again', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue()
    const id = await keepWhileKilled()
    error.mockClear()
    const pdfs = fakeLane(() => Promise.reject(new Error('out of memory')))
    worker = startPreviewWorker(payload, pdfs)
    const waits: number[] = []
    for (let count = 0; count < 10; count += 1) {
      const { previewState, previewDueAt } = await recordOf(id)
      if (previewState !== 'waiting') break
      waits.push(Math.round((Date.parse(previewDueAt ?? '') - Date.now()) / 60_000))
      await makeDue(id)
      await worker.wake()
    }
    expect(waits).toEqual([1, 5, 30, 120])
    expect(pdfs.ask).toHaveBeenCalledTimes(mostTries - 1)
    const { previewState, previewDueAt } = await recordOf(id)
    expect([previewState, previewDueAt]).toEqual(['failed', null])
    // The end of the killed process may be logged meanwhile.
    const givenUp = error.mock.calls.filter(([about]) => 'tries' in Object(about))
    expect(givenUp).toEqual([[{ file: id, tries: mostTries }, expect.any(String)]])
  })

  it('is given up where each try has brought down the service itself', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    const id = await keepWhileKilled()
    await change(id, { previewTries: mostTries, previewDueAt: new Date().toISOString() })
    const pdfs = fakeLane(() => Promise.reject(new Error('not to be asked')))
    worker = startPreviewWorker(payload, pdfs)
    await worker.wake()
    expect(pdfs.ask).not.toHaveBeenCalled()
    expect(await recordOf(id)).toMatchObject({ previewState: 'failed' })
  })

  it('is drawn once by two services at once', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    const id = await keepWhileKilled()
    await makeDue(id)
    const pdfs = fakeLane(async () => {
      await sleep(100)
      return { pages: 3, pictures: [Buffer.from('a page')] }
    })
    const workers = [startPreviewWorker(payload, pdfs), startPreviewWorker(payload, pdfs)]
    await Promise.all(workers.map((each) => each.wake()))
    await Promise.all(workers.map((each) => each.stop()))
    expect(pdfs.ask).toHaveBeenCalledTimes(1)
    expect(await previewsOf(id)).toHaveLength(1)
  })

  it('leaves nothing of itself where another took its place, or it went, meanwhile', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    const before = await previewFiles()
    const replaced = await keepWhileKilled()
    const deleted = await keepWhileKilled()
    const file = { data: Buffer.from('%PDF-1.7\nx'), mimetype: '', name: 'อื่น.pdf', size: 10 }
    const pictures = [Buffer.from('of what it was')]
    const meanwhile = [
      () => payload.update({ collection: 'library-files', id: replaced, data: {}, file }),
      () => payload.delete({ collection: 'library-files', id: deleted }),
    ]
    const pdfs = fakeLane(async () => {
      await meanwhile.shift()?.()
      return { pages: 1, pictures }
    })
    worker = startPreviewWorker(payload, pdfs)
    for (const id of [replaced, deleted]) {
      await makeDue(id)
      await worker.wake()
    }
    expect(pdfs.ask).toHaveBeenCalledTimes(2)
    expect(await recordOf(replaced)).toMatchObject({ previewState: 'unreadable', pages: null })
    expect(await previewFiles()).toEqual(before)
  })

  it('loses no try when the service ends in the middle of one', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    const id = await keepWhileKilled()
    await makeDue(id)
    const cut = Promise.withResolvers<never>()
    const pdfs = fakeLane(
      () => cut.promise,
      () => cut.reject(new Error('ended')),
    )
    const stopped = startPreviewWorker(payload, pdfs)
    await expect.poll(() => pdfs.ask).toHaveBeenCalled()
    await stopped.stop()
    const { previewState, previewTries, previewDueAt } = await recordOf(id)
    expect([previewState, previewTries]).toEqual(['waiting', 1])
    expect(Date.parse(previewDueAt ?? '')).toBeLessThanOrEqual(Date.now())
  })
})

it.each([
  ['that is none but by its first bytes', Buffer.from('%PDF-1.7\nคู่มือ'), 'unreadable'],
  ['without a page', drawPdf(0), 'unreadable'],
  ['of more than 64 MB', Buffer.concat([drawPdf(1), Buffer.alloc(64 * 1024 * 1024)]), 'tooLarge'],
])(
  'A PDF %s is not tried again, and says why it has no pictures',
  async (_, data, previewState) => {
    const id = await createLibraryFile(payload, { data })
    expect(await recordOf(id)).toMatchObject({ previewState, previewDueAt: null, pages: null })
  },
  patiently,
)
