import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { branches } from '../branch/branch.demo.ts'
import { customerReviews } from '../branch/customer-review.demo.ts'
import { provinces } from '../branch/province.demo.ts'
import { closePayload, openPayload } from '../database/open-payload.ts'
import { env } from '../env.ts'
import { drawings } from '../media/drawing/catalogue.ts'

const script = fileURLToPath(new URL('seed.ts', import.meta.url))
let payload: BasePayload

// Killed amid the pictures and amid the branches, then run to its end.
beforeAll(async () => {
  await seedUntil(/^seed: 5\//)
  await seedUntil(new RegExp(`^seed: ${Object.keys(drawings).length + provinces.length + 30}/`))
  await seedUntil(undefined)
  payload = await openPayload()
}, 240_000)

afterAll(() => closePayload(payload))

it('fills everything in once, although it was killed twice', async () => {
  expect(await counts()).toEqual({
    branches: branches.length,
    provinces: provinces.length,
    'customer-reviews': customerReviews.length,
    media: Object.keys(drawings).length,
    staff: 1,
  })
})

it('leaves no English out, and Thai in no English field', async () => {
  const { docs } = await payload.find({ collection: 'branches', locale: 'en', pagination: false })
  for (const { name, landmark } of docs) expect(`${name}${landmark}`).toMatch(/^[^\u0e00-\u0e7f]+$/)
  for (const slug of ['settings', 'branch-page'] as const) {
    const found = JSON.stringify(await payload.findGlobal({ slug, locale: 'en' }))
    expect(found).not.toMatch(/[\u0e00-\u0e7f]/)
  }
})

it('gives the first administrator a password of his own, in a file for him alone', async () => {
  const path = join(env.dataDir, 'admin.txt')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const [email = '', password = ''] = (await readFile(path, 'utf8')).split('\n')
  const { user } = await payload.login({ collection: 'staff', data: { email, password } })
  expect(user).toMatchObject({ role: 'administrator' })
})

it('changes nothing when it runs again, also after an editor deleted a branch', async () => {
  const where = { slug: { equals: branches[0]?.slug ?? '' } }
  await payload.delete({ collection: 'branches', where })
  const before = await counts()
  await seedUntil(undefined)
  expect(await counts()).toEqual(before)
}, 60_000)

async function counts() {
  const collections = ['branches', 'provinces', 'customer-reviews', 'media', 'staff'] as const
  const entries = collections.map(async (collection) => {
    const { totalDocs } = await payload.count({ collection })
    return [collection, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Runs the script in a process of its own; kills it at the first line that matches. */
async function seedUntil(line: RegExp | undefined): Promise<void> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface(child.stdout).on('line', (text) => {
    if (line?.test(text)) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'exit')
  expect([code, signal]).toEqual(line ? [null, 'SIGKILL'] : [0, null])
}
