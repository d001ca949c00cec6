import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq, inArray, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dueKinds, type Moment } from '../../testing/due-kinds.ts'
import { putFiles, putRows } from '../../testing/due-records.ts'
import { inheritedEnvironment } from '../../testing/inherited.env.ts'
import { createLead } from '../../testing/lead-records.ts'
import { createMovedClock } from '../../testing/moved-clock.ts'
import { startServiceProcess } from '../../testing/service-process.ts'
import { hashOfErased } from '../core/erasures/erasures.rows.ts'
import { outboxOf } from '../core/mail/outbox.rows.ts'
import { collectionTable, connectionTo, tableOf } from '../platform/database/tables.ts'
import { env } from '../platform/env.ts'
import {
  type TimedRetentionName,
  isTimedRetentionName,
  retentionTable,
} from '../platform/retention/retention-table.ts'
import { storePhoto } from '../features/contact/photo/lead-photo.files.ts'
import { closePayload, openPayload } from './open-payload.ts'

const dayMs = 24 * 60 * 60 * 1000
const months25 = 761
const now = Date.now()
const dayOf = (days: number) => new Date(now + days * dayMs).toISOString()

const old: Moment = { iso: dayOf(0), isDue: true }
const fresh: Moment = { iso: dayOf(months25), isDue: false }
const fewStay = 5
const files = { due: 90, stay: 2 }
const photosDue = 400
const picturesOfMembers = 40

const kinds = dueKinds({
  first: dayOf(months25 - 55),
  last: dayOf(months25 - 20),
  audited: dayOf(-401),
})

/** The jobs during which a process is killed: single accounts, batches of rows, photos with files, backups. */
const killedAt: readonly TimedRetentionName[] = [
  'unverified-accounts',
  'inactive-accounts',
  'mail-bodies',
  'problem-reports',
  'problem-photos',
  'moderation-cases',
  'traffic-log',
  'backups',
]
const inOrder = Object.keys(retentionTable)
  .filter(isTimedRetentionName)
  .filter((name) => killedAt.includes(name))

/** 25 months after the records were stored, two processes delete them and are killed again and again. */
export function describeKilledRetention(): void {
  describe('What has had its days after 25 months, while processes that remove it are killed', () => {
    const clock = createMovedClock()
    let payload: BasePayload
    let made: Awaited<ReturnType<typeof fill>>
    let within: TimedRetentionName[]

    beforeAll(async () => {
      payload = await openPayload()
      made = await fill(payload)
      clock.move(months25)
      // Without a mail server nobody can confirm, so unconfirmed accounts stay. This server accepts no email.
      const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'laundry@example.com' }
      const environment = { ...clock.environment, ...smtp }
      within = await removeWhileKilling(payload, environment, made.expected)
      // The next start sweeps the files that a killed process left behind.
      const service = await startServiceProcess(environment)
      await service.stop()
    }, 540_000)
    afterAll(() => closePayload(payload))

    it('was being removed when the kills came', () => {
      expect(within.length, within.join()).toBeGreaterThan(inOrder.length / 2)
    })

    it('is gone, and nothing else', async () => {
      for (const { table, mark, due, stay } of made.kept) {
        const rows = tableOf(payload, table, [mark])
        const left = await connectionTo(payload).select().from(rows)
        const marks = new Set(left.map((row) => row[mark]))
        expect(
          due.filter((each) => marks.has(each)),
          table,
        ).toEqual([])
        expect(
          stay.filter((each) => !marks.has(each)),
          table,
        ).toEqual([])
      }
    })

    it('is counted once each', async () => {
      expect(Object.fromEntries(await removedByJob(payload))).toMatchObject(
        Object.fromEntries(made.expected),
      )
    })

    it('has left no file, and kept those that have time', async () => {
      expect(made.files.due.filter((path) => existsSync(path))).toEqual([])
      expect(made.files.stay.filter((path) => !existsSync(path))).toEqual([])
      expect(await readdir(env.memberPictureDir)).toEqual([])
      const leaving = (await readdir(join(env.dataDir, 'backups'))).filter(
        (name) => name[0] === '.',
      )
      expect(leaving).toEqual([])
    })

    it('has told each member once, and stands in the ledger', async () => {
      const box = collectionTable(payload, 'outbox')
      const told = await connectionTo(payload)
        .select({ id: box.subjectId })
        .from(box)
        .where(eq(box.purpose, 'deleted'))
      expect(told.map(({ id }) => String(id)).toSorted()).toEqual(made.members.toSorted())
      const ledger = collectionTable(payload, 'erasures')
      const hashes = made.members.map((id) => hashOfErased('members', id))
      const found = await connectionTo(payload)
        .select({ hash: ledger.hash })
        .from(ledger)
        .where(inArray(ledger.hash, hashes))
      expect(found).toHaveLength(made.members.length)
    })
  })
}

async function fill(payload: BasePayload) {
  const expected = new Map<TimedRetentionName, number>()
  const add = (job: TimedRetentionName, count: number) =>
    expected.set(job, (expected.get(job) ?? 0) + count)
  const kept = []
  const members: string[] = []
  for (const kind of kinds) {
    const due = await putRows(payload, kind, old, kind.due)
    const stay = await putRows(payload, kind, fresh, fewStay)
    add(kind.job, kind.due)
    kept.push({ table: kind.table, mark: kind.mark, due, stay })
    if (kind.table === 'members') members.push(...due)
    if (kind.job === 'unverified-accounts') await putNotices(payload, due)
  }
  const gone = await putFiles(old, files.due)
  const stays = await putFiles(fresh, files.stay)
  for (const job of gone.keys()) add(job, files.due)
  const photos = await putPhotos(payload)
  add('problem-photos', photos.length)
  const pictures = await putPictures(payload, members.slice(0, picturesOfMembers))
  const due = [...[...gone.values()].flat(), ...photos, ...pictures]
  return { expected, kept, members, files: { due, stay: [...stays.values()].flat() } }
}

/** The members were notified eight days before. */
async function putNotices(payload: BasePayload, members: readonly string[]): Promise<void> {
  const at = dayOf(months25 - 8)
  const dates = { queuedAt: at, nextAttemptAt: at, sentAt: at, createdAt: at, updatedAt: at }
  const sent = { channel: 'mail', purpose: 'unverified', status: 'sent', attempts: 1, unheard: 0 }
  const rows = members.map((subjectId) => ({
    id: crypto.randomUUID(),
    subjectKind: 'members',
    subjectId,
    key: `members:${subjectId}:unverified`,
    toVisitor: true,
    ...sent,
    ...dates,
  }))
  await connectionTo(payload).insert(outboxOf(payload)).values(rows)
}

/** Photos of closed problem reports that are not due themselves. */
async function putPhotos(payload: BasePayload): Promise<string[]> {
  const leads = collectionTable(payload, 'leads')
  const paths = []
  for (let count = 0; count < photosDue; count += 1) {
    const photo = await storePhoto(payload, { data: Buffer.from('x'), width: 1, height: 1 })
    const { id } = await createLead(payload, { kind: 'problem', status: 'closed', photo })
    const updatedAt = dayOf(months25 - 100)
    await connectionTo(payload).update(leads).set({ updatedAt }).where(eq(leads.id, id))
    paths.push(join(env.leadPhotoDir, `${photo}.jpg`))
  }
  return paths
}

async function putPictures(payload: BasePayload, members: readonly string[]): Promise<string[]> {
  await mkdir(env.memberPictureDir, { recursive: true })
  const paths = []
  for (const member of members) {
    const id = crypto.randomUUID()
    const path = join(env.memberPictureDir, `${id}.jpg`)
    await writeFile(path, 'x')
    await utimes(path, new Date(old.iso), new Date(old.iso))
    const own = { id, member, filename: `${id}.jpg`, mimeType: 'image/jpeg', filesize: 1 }
    const dates = { createdAt: old.iso, updatedAt: old.iso }
    await connectionTo(payload)
      .insert(collectionTable(payload, 'member-pictures'))
      .values({ ...own, width: 1, height: 1, ...dates })
    paths.push(path)
  }
  return paths
}

async function removedByJob(payload: BasePayload): Promise<Map<string, number>> {
  const runs = collectionTable(payload, 'retention-runs')
  const rows = await connectionTo(payload)
    .select({ job: runs.job, removed: sql`sum(${runs.removed})` })
    .from(runs)
    .groupBy(runs.job)
  return new Map(rows.map(({ job, removed }) => [String(job), Number(removed)]))
}

/** Two processes work at any time. Returns the jobs that were unfinished when a process was killed. */
async function removeWhileKilling(
  payload: BasePayload,
  environment: Record<string, string>,
  expected: ReadonlyMap<TimedRetentionName, number>,
): Promise<TimedRetentionName[]> {
  // All processes open their database before the first begins: opening it later would be too late.
  const crew = [...inOrder, 'first', 'second'].map(() => launchProcess(environment))
  const [working, spare] = [crew.slice(0, 2), crew.slice(2)]
  const within: TimedRetentionName[] = []
  try {
    await Promise.all(crew.map((each) => each.opens()))
    for (const each of working) each.begin()
    for (const [index, job] of inOrder.entries()) {
      const all = expected.get(job) ?? 0
      // Kill at the first batch: on a busy machine the kill is late, and the job must not have ended by then.
      await until(async () => ((await removedByJob(payload)).get(job) ?? 0) > 0)
      await working[index % 2]?.kill()
      if (((await removedByJob(payload)).get(job) ?? 0) < all) within.push(job)
      const [next] = spare.splice(0, 1)
      if (!next) throw new Error('Nobody is left')
      working[index % 2] = next
      next.begin()
    }
    await Promise.all(working.map((each) => each.done()))
    return within
  } finally {
    await Promise.all(crew.map((each) => each.kill()))
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 240_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('Nothing more is removed')
    await sleep(1)
  }
}

function launchProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['testing/delete-due-once.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...inheritedEnvironment(), LOG_LEVEL: 'error', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const ended = once(child, 'exit')
  const says = async (word: string) => {
    await until(async () => printed.includes(word) || child.exitCode !== null)
    if (!printed.includes(word)) throw new Error(`A process ended:\n${printed}`)
  }
  return {
    opens: () => says('open\n'),
    begin() {
      child.stdin.write('go\n')
    },
    async done() {
      await says('done\n')
      await ended
      expect(printed).not.toContain('"level":"error"')
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
