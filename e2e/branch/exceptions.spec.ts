import { expect } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '../support/own-product-test.ts'
import { signIn } from '../support/staff.ts'
import { visitTwice } from '../support/until-public.ts'
import { withoutJoints } from '../../web/app/core/ui/phrases/keep-together.ts'

const movedClock = fileURLToPath(new URL('../../tooling/testing/moved-clock.ts', import.meta.url))
const dayMs = 24 * 60 * 60 * 1000
const bangkokOffsetMs = 7 * 60 * 60 * 1000
/** Time to start both parts, store two branches and check the pages before midnight. */
const beforeMidnightMs = 60_000
/** Much shorter than the lifetime of a cached page. */
const seenWithinMs = 10_000

const closing = { slug: 'chiang-mai-santitham', reason: 'หยุดพรุ่งนี้ทั้งวัน' }
const opening = { slug: 'chiang-mai-tha-phae-gate', reason: 'ล้างท่อวันนี้' }

test('at midnight in Thailand a branch closes and another one opens, on their pages, in the list and offline, though every page was kept as it was before @long @desktop', async ({
  page,
  request,
  ownProduct,
  contentUrl,
  administrator,
}) => {
  test.setTimeout(240_000)
  const midnight = Math.ceil((Date.now() + bangkokOffsetMs) / dayMs) * dayMs - bangkokOffsetMs
  const ahead = midnight - beforeMidnightMs - Date.now()
  const clock = join(ownProduct.dataDir, 'clock')
  await writeFile(clock, String(ahead))
  const moved = { NODE_OPTIONS: `--import file://${movedClock}?file=${clock}` }
  await ownProduct.stopContent()
  await ownProduct.startContent(moved)
  await ownProduct.restartWeb(moved)
  const now = () => Date.now() + ahead

  const headers = await signIn({ request, contentUrl, administrator })
  const read = async (slug: string) => {
    const { result } = await (await request.get(`${contentUrl}/api/branch/${slug}`)).json()
    return result as { id: number; province: number }
  }
  for (const [{ slug, reason }, begins, ends] of [
    [closing, midnight, midnight + dayMs],
    [opening, midnight - dayMs, midnight],
  ] as const) {
    const exception = {
      kind: 'closed',
      begins: new Date(begins).toISOString(),
      ends: new Date(ends).toISOString(),
      thai: reason,
    }
    const { id } = await read(slug)
    const saved = await request.patch(`${contentUrl}/cms-api/branches/${id}?locale=th`, {
      headers,
      data: { exceptions: [exception], _status: 'published' },
    })
    expect(saved.status(), await saved.text()).toBe(200)
  }

  const { province } = await read(closing.slug)
  const list = `/branch?province=${province}`
  const offline = `/offline?seen=1&province=${province}`
  const pages = [list, offline, ...[closing, opening].map(({ slug }) => `/branch/${slug}`)]
  // Visible text only: the page data also contains future exceptions.
  const textOf = async (path: string) =>
    withoutJoints(
      (await (await request.get(path)).text()).replaceAll(/<script[^]*?<\/script>/g, ''),
    )
  const expectAll = async (isAfter: boolean) => {
    const listed = await textOf(list)
    expect(listed.includes(closing.reason), 'listed as closed').toBe(isAfter)
    expect(listed.includes(opening.reason), 'listed as closed before').toBe(!isAfter)
    const own = await textOf(`/branch/${closing.slug}`)
    expect(own).toContain(closing.reason)
    expect(own.includes('notice--bad'), 'its page warns').toBe(isAfter)
    const other = await textOf(`/branch/${opening.slug}`)
    expect(other.includes(opening.reason), 'the other page warns').toBe(!isAfter)
    const kept = await textOf(offline)
    expect(kept, 'has its dates offline').toContain(closing.reason)
    expect(kept.includes(opening.reason), 'is over offline').toBe(!isAfter)
  }
  await expect(() => expectAll(false)).toPass({ intervals: [100], timeout: 10_000 })
  await visitTwice(request, pages)
  await expectAll(false)
  expect(now(), 'the pages were seen before midnight').toBeLessThan(midnight)

  await expect(() => expectAll(true)).toPass({
    intervals: [100],
    timeout: midnight - now() + seenWithinMs,
  })
  expect(now()).toBeGreaterThanOrEqual(midnight)

  const state = page.getByRole('main').locator('.chip').first()
  for (const [time, words] of [
    [midnight - 60_000, /^ใกล้ปิด ปิด 00:00\sน\.$/],
    [midnight, /^ปิดชั่วคราว$/],
    [midnight + dayMs, /^เปิด/],
  ] as const) {
    await page.clock.setFixedTime(time)
    await page.goto(`/branch/${closing.slug}`)
    await expect(state).toHaveText(words)
  }
})
