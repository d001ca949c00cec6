import { expect } from '@playwright/test'
import { createModerator, signIn, type StaffCall } from '../support/staff.ts'

/** A new moderator of the web board, through calls of the admin. */
export async function newModerator(staff: StaffCall) {
  const { request, contentUrl } = staff
  const headers = await signIn({ ...staff, administrator: await createModerator(staff, 'น้องน้ำ') })
  const address = `${contentUrl}/cms-api`

  /** Ids of open cases. */
  async function listCases(which: string): Promise<number[]> {
    const query = `where[state][not_equals]=closed&sort=-id&limit=100&${which}`
    const answer = await request.get(`${address}/cases?${query}`, { headers })
    expect(answer.status(), await answer.text()).toBe(200)
    const { docs }: { docs: { id: number }[] } = await answer.json()
    return docs.map(({ id }) => id)
  }

  return {
    async countAppeals(message: string): Promise<number> {
      const ids = await listCases('where[kind][equals]=appeal')
      const shown = await Promise.all(
        ids.map(async (id) => {
          const answer = await request.get(`${address}/cases/queue/${id}`, { headers })
          return await answer.text()
        }),
      )
      return shown.filter((text) => text.includes(message)).length
    },
    /** Decides on a post and waits until the decision takes effect. */
    async decide({ post, ...decision }: { post: number; act: string; [setting: string]: unknown }) {
      const data = { post, ...decision }
      const answer = await request.post(`${address}/board-posts/decide`, { headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
      const left = () => listCases(`where[subject][equals]=post:${post}`)
      await expect.poll(left, { timeout: 60_000 }).toEqual([])
    },
  }
}
