import { expect } from '@playwright/test'
import { createModerator, signIn, type StaffCall } from '../support/staff.ts'

interface QueuedCase {
  id: number
  kind: 'held' | 'reported' | 'take_down' | 'appeal'
  post: number | null
  appeal: { message: string } | null
}

/** One who keeps order on the web board, over the calls of the queue, with an account of his own. */
export async function newModerator(staff: StaffCall) {
  const { request, contentUrl } = staff
  const headers = await signIn({ ...staff, administrator: await createModerator(staff, 'น้องน้ำ') })
  const address = `${contentUrl}/cms-api/board-cases`

  async function read<Body>(path: string): Promise<Body> {
    const answer = await request.get(address + path, { headers })
    expect(answer.status(), await answer.text()).toBe(200)
    return await answer.json()
  }

  /** Of a kind, with all that is shown of each; others wait there, too, and some are decided meanwhile. */
  async function listCases(kind: QueuedCase['kind']): Promise<QueuedCase[]> {
    const ids = new Set<number>()
    for (let page = 1; ; page += 1) {
      const { cases } = await read<{ cases: QueuedCase[] }>(`/queue?page=${page}`)
      if (cases.length === 0) break
      for (const each of cases) if (each.kind === kind) ids.add(each.id)
    }
    return await Promise.all([...ids].map((id) => read<QueuedCase>(`/queue/${id}`)))
  }

  return {
    async findReported(post: number): Promise<number> {
      let ids: number[] = []
      // One that moves to the page before meanwhile is passed over.
      await expect(async () => {
        ids = (await listCases('reported')).filter((each) => each.post === post).map(({ id }) => id)
        expect(ids).toHaveLength(1)
      }).toPass({ timeout: 20_000 })
      return ids[0] ?? 0
    },
    countAppeals: async (message: string) =>
      (await listCases('appeal')).filter(({ appeal }) => appeal?.message === message).length,
    async decide(decision: object) {
      const answer = await request.post(`${address}/decide`, { headers, data: decision })
      expect(answer.status(), await answer.text()).toBe(200)
    },
  }
}
