import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { daysOf, openRetentionBench } from '../../../testing/retention-bench.ts'
import { retentionJobs } from '../../composition/retention-jobs.ts'
import { collectionTable, connectionTo } from '../../platform/database/tables.ts'
import { env } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import type { RemovedFile, RetentionJob } from './retention-job.ts'
import { noteRun } from './retention-run.rows.ts'
import { removeDue, runRetention, startRetention } from './run-retention.ts'

const { at, begin, other, payload, stop } = await openRetentionBench()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(stop)

describe('A job', () => {
  const name = 'cookie-choices'
  const days = daysOf(name)

  /** More than one batch of due records, and nothing else. */
  async function fill(count: number): Promise<void> {
    await payload.delete({ collection: 'consent-log', where: {} })
    await payload.delete({ collection: 'retention-runs', where: {} })
    const createdAt = at(-days - 1).toISOString()
    const table = collectionTable(payload, 'consent-log')
    const rows = Array.from({ length: count }, () => ({
      id: randomUUID(),
      action: 'accept_all',
      categories: 'general',
      policyVersion: '1',
      createdAt,
      updatedAt: createdAt,
    }))
    await connectionTo(payload).insert(table).values(rows)
  }
  const left = async () => (await payload.count({ collection: 'consent-log' })).totalDocs
  const runs = async () => (await payload.find({ collection: 'retention-runs' })).docs

  it('that is killed between two batches has removed the first, and the next run the rest', async () => {
    await fill(250)
    const [job] = retentionJobs[name] ?? []
    if (!job) throw new Error('There is no such job')
    let batches = 0
    const dying: RetentionJob = async (batch) => {
      batches += 1
      if (batches === 3) throw new Error('killed')
      return await job(batch)
    }
    await expect(removeDue(payload, name, dying, { now: begin })).rejects.toThrow('killed')
    expect(await left()).toBe(50)
    expect(await runs()).toMatchObject([{ job: name, days, removed: 200 }])
    await removeDue(payload, name, job, { now: begin })
    expect(await left()).toBe(0)
    expect(await runs()).toMatchObject([{ job: name, days, removed: 250 }])
  })

  it('that is killed within a batch has removed nothing of it', async () => {
    await fill(10)
    const [job] = retentionJobs[name] ?? []
    const note = () => Promise.reject(new Error('killed'))
    const batch = { payload, now: begin, before: at(-days), most: 100, note, noteFile: note }
    await expect(job?.(batch)).rejects.toThrow('killed')
    expect(await left()).toBe(10)
  })

  it('of two processes at once removes and counts each record once', async () => {
    await fill(350)
    const [job] = retentionJobs[name] ?? []
    if (!job) throw new Error('There is no such job')
    await Promise.all([payload, other].map((each) => removeDue(each, name, job, { now: begin })))
    await removeDue(payload, name, job, { now: begin })
    expect(await left()).toBe(0)
    expect(await runs()).toMatchObject([{ removed: 350 }])
  })

  it('ends with the batch that is under way when the service stops', async () => {
    await fill(250)
    const [job] = retentionJobs[name] ?? []
    if (!job) throw new Error('There is no such job')
    const nothing: RetentionJob = () => Promise.resolve(0)
    const stop = startRetention(payload, { [name]: [job], 'retention-runs': [nothing] })
    await stop()
    expect([150, 250]).toContain(await left())
    expect((await runs()).map((run) => run.job)).not.toContain('retention-runs')
  })

  it('that fails is said, and keeps no other from its work', async () => {
    await fill(3)
    const said = vi.spyOn(log, 'error').mockReturnValue()
    const failing: RetentionJob = () => Promise.reject(new Error('away'))
    await runRetention(
      payload,
      { ...retentionJobs, 'unverified-accounts': [failing] },
      { now: begin },
    )
    expect(said).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ job: 'unverified-accounts' }),
      expect.any(String),
    )
    expect(await left()).toBe(0)
  })
})

describe('Files', () => {
  const job = 'backups'
  const name = () => new Date(begin).toISOString().replaceAll(/[:.]/g, '-')
  const folder = join(env.dataDir, 'backups')
  const [forget] = retentionJobs[job] ?? []
  const removed = async () => {
    const { docs } = await payload.find({ collection: 'retention-runs', pagination: false })
    return docs.filter((run) => run.job === job).reduce((sum, run) => sum + run.removed, 0)
  }
  async function fill(count: number): Promise<void> {
    await payload.delete({ collection: 'retention-runs', where: {} })
    for (let index = 0; index < count; index += 1) {
      const madeAt = at(index / 1000)
        .toISOString()
        .replaceAll(/[:.]/g, '-')
      await mkdir(join(folder, madeAt), { recursive: true })
      await writeFile(join(folder, madeAt, 'photo'), 'x')
    }
  }
  const run = async (on = payload, doIt = forget) => {
    if (!doIt) throw new Error('There is no such job')
    await removeDue(on, job, doIt, { now: at(200) })
  }

  it('that two processes remove at once are counted once each', async () => {
    await fill(40)
    await Promise.all([run(), run(other), run(), run(other)])
    expect(await readdir(folder)).toEqual([])
    expect(await removed()).toBe(40)
  })

  it.each(['before', 'after'])(
    'whose removal is cut short %s it is counted are removed and counted by the next run',
    async (when) => {
      await fill(1)
      const dying: RetentionJob = async (batch) => {
        if (!forget) throw new Error('There is no such job')
        const noteFile = async (file: RemovedFile) => {
          if (when === 'after') await batch.noteFile(file)
          throw new Error('killed')
        }
        return await forget({ ...batch, noteFile })
      }
      await expect(run(payload, dying)).rejects.toThrow('killed')
      expect(await readdir(folder)).toEqual([`.unfinished-${name()}`])
      await run()
      expect(await readdir(folder)).toEqual([])
      expect(await removed()).toBe(1)
    },
  )
})

describe('At the start', () => {
  /** The numbers of removals, warnings and errors, once there was one of them. */
  async function started(lastDaysAgo: number, asked = payload): Promise<number[]> {
    await payload.delete({ collection: 'retention-runs', where: {} })
    const now = new Date(Date.now() - lastDaysAgo * 86_400_000)
    await noteRun(payload, { job: 'backups', days: 90, count: 0, now })
    const job = vi.fn<RetentionJob>(async () => 0)
    const acts = [job, vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
    for (const act of acts.slice(1)) act.mockReset()
    const countActs = () => acts.map(({ mock }) => mock.calls.length)
    const end = startRetention(asked, { backups: [job] })
    await vi.waitFor(() => expect(Math.max(...countActs())).toBeGreaterThan(0))
    await end()
    return countActs()
  }

  it('nothing is removed where the clock stands far behind the last time', async () => {
    expect(await started(31)).toEqual([0, 1, 0])
    expect(await started(29)).toEqual([1, 0, 0])
  })

  it('nothing is removed where it cannot be read when that was', async () => {
    const unread = Object.create(payload, { db: { value: {} } })
    expect(await started(1, unread)).toEqual([0, 0, 1])
  })
})
