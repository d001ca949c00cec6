import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { eq } from 'drizzle-orm'
import { postsOf, repliesOf } from '../src/areas/webboard/board-tables.ts'
import { storePost, storeReply } from '../src/areas/webboard/writing.rows.ts'
import { connectionTo } from '../src/ground/database/tables.ts'
import type { ContractService } from './contract-service.ts'
import { registerMember, sendCall, type SignedMember } from './member-requests.ts'

export type BoardBench = Awaited<ReturnType<typeof openBoardBench>>

/** Two members of a web board, what is done there past the calls, and what the calls then say to `manee` or another. */
export async function openBoardBench({ payload, url }: ContractService) {
  const manee = await registerMember(payload, 'manee')
  const piti = await registerMember(payload, 'piti')

  async function ask(path: string, { token }: SignedMember) {
    const { status, text } = await sendCall(url, path, { token })
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return JSON.parse(text)
  }

  return {
    manee,
    piti,
    write: (member = manee, title = 'คราบกาแฟบนเสื้อขาว') =>
      storePost(payload, { memberId: member.id, title, detail: 'ซักยังไงให้ออกคะ' }),
    /** Gives 0 where nobody may reply. */
    async reply(post: number, member = piti, quote: number | null = null) {
      const detail = 'แช่น้ำส้มสายชู 15 นาทีก่อนซัก'
      return (await storeReply(payload, { memberId: member.id, post, detail, quote })) ?? 0
    },
    async changePost(id: number, set: object) {
      const posts = postsOf(payload)
      await connectionTo(payload).update(posts).set(set).where(eq(posts.id, id))
    },
    async changeReply(id: number, set: object) {
      const replies = repliesOf(payload)
      await connectionTo(payload).update(replies).set(set).where(eq(replies.id, id))
    },
    async list(query = '', member = manee) {
      const body = await ask(`/api/web_board?${query}`, member)
      return webboardCalls.listPosts.answer.decode(body, 'th')
    },
    /** Looks at a post, which counts. */
    async look(id: number, member = manee) {
      return webboardCalls.getPost.answer.decode(await ask(`/api/web_board/${id}`, member), 'th')
    },
    async read(id: number, member = manee) {
      return webboardCalls.readPost.answer.decode(
        await ask(`/items/web_boards/${id}`, member),
        'th',
      )
    },
    async repliesTo(post: number, query = '', member = manee) {
      const path = `/items/feedback_webboard?filter[web_board][_eq]=${post}&${query}`
      return webboardCalls.listReplies.answer.decode(await ask(path, member), 'th')
    },
    status: async (path: string, { token } = manee) =>
      (await sendCall(url, path, { token })).status,
  }
}
