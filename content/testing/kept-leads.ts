import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { getPayload, type BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  closePayload,
  openPayload,
  surviveLostConnections,
} from '../src/composition/open-payload.ts'
import { fillBranches } from './branch-records.ts'
import { findFreePort } from './free-port.ts'
import { leadPath, message, postJson, problem, referenceIn } from './lead-posts.ts'
import { launchServiceProcess } from './service-process.ts'

/** A lead that the service confirmed as stored. */
interface Acknowledged {
  text: string
  /** Of a problem; null for a message. */
  reference: string | null
}

interface Torture {
  posts: number
  kills: number
}

const senders = 16
const retryMs = 50

/** Expects each confirmed lead to be stored exactly once, however often the service is killed. */
export function describeKeptLeads({ posts, kills }: Torture): void {
  describe(`A lead, while the service is killed ${kills} times during ${posts} posts`, () => {
    let result: Awaited<ReturnType<typeof postWhileKilling>>
    let payload: BasePayload

    beforeAll(async () => {
      const before = await openPayload()
      const branch = (await fillBranches(before, 1)).branches[0]?.id ?? 0
      await closePayload(before)
      result = await postWhileKilling({ posts, kills, branch })
      payload = await openAgain()
    }, 600_000)
    afterAll(() => closePayload(payload))

    it('is there exactly once when it was acknowledged, under the reference that was told', async () => {
      const { acknowledged } = result
      expect(acknowledged).toHaveLength(posts)
      const { docs } = await payload.find({ collection: 'leads', limit: 0, pagination: false })
      const counts = acknowledged.map(({ text, reference }) => {
        const its = docs.filter(({ message: stored }) => stored === text)
        return its.filter(({ reference: stored }) => stored === reference).length
      })
      expect(
        counts.filter((count) => count === 0),
        'lost',
      ).toEqual([])
      expect(docs, 'stored').toHaveLength(posts)
    })

    it('was being sent when the kills came', () => {
      expect(result.brokenOff).toBeGreaterThan(0)
    })
  })
}

/** Payload returns the closed instance unless another key is given. */
async function openAgain(): Promise<BasePayload> {
  const { default: config } = await import('../src/payload.config.ts')
  const payload = await getPayload({ config, key: 'after the kills' })
  surviveLostConnections(payload)
  return payload
}

/**
 * Sends leads from many clients at once while the service is killed and started again. Each kill happens when one client has
 * its response and others still wait. A client without a response retries with the same key, like a visitor who submits
 * again. Returns the confirmed leads and the number of broken requests.
 */
async function postWhileKilling({ posts, kills, branch }: Torture & { branch: number }) {
  const port = await findFreePort()
  const launch = () => launchServiceProcess(port, { LEAD_POST_LIMIT: '1000000' })
  const killAfter = chooseMoments(posts, kills)
  const acknowledged: Acknowledged[] = []
  let service = launch()
  let brokenOff = 0
  let next = 0
  try {
    await Promise.all(Array.from({ length: senders }, sendAll))
  } finally {
    await service.kill()
  }
  return { acknowledged, brokenOff }

  async function sendAll(): Promise<void> {
    while (next < posts) {
      const lead = await sendUntilAcknowledged(next++)
      acknowledged.push(lead)
      if (!killAfter.has(acknowledged.length)) continue
      await service.kill()
      service = launch()
    }
  }

  async function sendUntilAcknowledged(index: number): Promise<Acknowledged> {
    const text = randomUUID()
    const isProblem = index % 2 === 0
    const body = isProblem ? problem(branch, { message: text }) : message({ message: text })
    const key = { 'idempotency-key': randomUUID() }
    for (;;) {
      const answer = await postJson(`${service.url}${leadPath}`, body, key).catch(noteBreak)
      if (answer?.status === (isProblem ? 200 : 204))
        return { text, reference: isProblem ? referenceIn(answer.body) : null }
      // 503: the service is starting.
      if (answer && answer.status !== 503)
        throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
      if (service.exitCode() !== null) throw new Error(`The service ended:\n${service.output()}`)
      await wait(retryMs)
    }
  }

  function noteBreak({ cause }: Error): undefined {
    const isRefused = cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
    if (!isRefused) brokenOff += 1
  }
}

/** Numbers of responses after which to kill: spread over all posts, random within each part. */
function chooseMoments(posts: number, kills: number): Set<number> {
  const part = Math.floor(posts / (kills + 1))
  return new Set(
    Array.from(
      { length: kills },
      (_, index) => part * (index + 1) + randomInt(Math.ceil(part / 2)),
    ),
  )
}
