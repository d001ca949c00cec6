import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { signInMember } from '../../../../testing/member-requests.ts'
import { daysOf, openRetentionBench } from '../../../../testing/retention-bench.ts'

const dayMs = 24 * 60 * 60 * 1000
const { at, begin, change, isCounted, live, member, payload, stop } = await openRetentionBench()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(stop)

describe('An account that is not used', () => {
  const inactive = daysOf('inactive-accounts')
  /** Number of notices queued for a member today. */
  const noticesOf = async (id: string) => {
    const queuedAt = { greater_than: new Date(Date.now() - dayMs / 2).toISOString() }
    const where = { subjectId: { equals: id }, purpose: { equals: 'inactive' }, queuedAt }
    return (await payload.count({ collection: 'outbox', where })).totalDocs
  }
  const isKept = (id: string) => isCounted('members', { id: { equals: id } })

  it('is told of twice, once each, and deleted with the mail that says so', async () => {
    vi.setSystemTime(begin)
    const id = await member({ emailVerified: true })
    for (const [day, notices, kept] of [
      [inactive - 61, 0, true],
      [inactive - 59, 1, true],
      [inactive - 20, 0, true],
      [inactive - 13, 1, true],
      [inactive - 1, 0, true],
      [inactive + 2, 0, false],
    ] as const) {
      await live(day)
      expect([await noticesOf(id), await isKept(id)], `on day ${day}`).toEqual([notices, kept])
    }
    expect(
      await isCounted('outbox', { subjectId: { equals: id }, purpose: { equals: 'deleted' } }),
    ).toBe(true)
  })

  it('stays once its member returns, and the periods start again', async () => {
    vi.setSystemTime(begin)
    const [signsIn, goesOn] = [
      await member({ emailVerified: true }),
      await member({ emailVerified: true }),
    ]
    await live(inactive - 59)
    await live(inactive - 13)
    await signInMember(payload, signsIn)
    const { sessionId } = await signInMember(payload, goesOn)
    // Signed in long ago, with a session used today.
    await change('members', goesOn, { lastUsedAt: null })
    await change('member_sessions', sessionId, { lastUsedAt: at(inactive - 12).toISOString() })
    for (const day of [inactive + 1, 2 * inactive - 80]) {
      await live(day)
      expect([await isKept(signsIn), await isKept(goesOn)], `on day ${day}`).toEqual([true, true])
      expect([await noticesOf(signsIn), await noticesOf(goesOn)]).toEqual([0, 0])
    }
    await live(2 * inactive - 70)
    expect([await noticesOf(signsIn), await noticesOf(goesOn)]).toEqual([1, 1])
  })

  it('for longer than all that, when it is first looked at, is told first and deleted sixty days later', async () => {
    vi.setSystemTime(begin)
    const id = await member({ emailVerified: true })
    await live(1000)
    expect([await noticesOf(id), await isKept(id)]).toEqual([1, true])
    await live(1045)
    expect([await noticesOf(id), await isKept(id)]).toEqual([0, true])
    await live(1047)
    expect([await noticesOf(id), await isKept(id)]).toEqual([1, true])
    await live(1060)
    expect(await isKept(id)).toBe(true)
    await live(1062)
    expect(await isKept(id)).toBe(false)
  })
})
