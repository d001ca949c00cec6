import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { eq } from 'drizzle-orm'
import {
  authorsOf,
  postsOf,
  repliesOf,
  writersOf,
} from '../src/features/webboard/tables/board-tables.ts'
import { storePost, storeReply } from '../src/features/webboard/board/store-writing.rows.ts'
import { connectionTo, writeWhole } from '../src/platform/database/tables.ts'
import type { ContractService } from './contract-service.ts'
import { registerMember, sendCall, type SignedMember } from './member-requests.ts'

export type BoardBench = Awaited<ReturnType<typeof openBoardBench>>

/** Two members of a web board, direct changes that bypass the calls, and the calls as `manee` or another member. */
export async function openBoardBench({ payload, url }: ContractService) {
  const manee = await newcomer('manee')
  const piti = await newcomer('piti')

  /** A member who may write but has not written yet. */
  async function newcomer(mark: string): Promise<SignedMember> {
    const member = await registerMember(payload, mark)
    const data = { emailVerified: true }
    await payload.update({ collection: 'members', id: member.id, data })
    return member
  }

  /** A member without pre-moderation of pictures and links, as they wrote days ago. */
  async function regular(mark: string): Promise<SignedMember> {
    const member = await newcomer(mark)
    for (let days = 5; days > 2; days -= 1) {
      const at = new Date(Date.now() - days * 86_400_000)
      const text = { title: 'ผ้าปูที่นอนซักน้ำอุ่นได้ไหม', detail: `ผ้าฝ้ายหกฟุตค่ะ ${days}` }
      await storePost(payload, { memberId: member.id, ...text, at })
    }
    return member
  }

  /** Makes a member's account this much older. */
  async function ageAccount({ id }: SignedMember, days: number) {
    const createdAt = new Date(Date.now() - days * 86_400_000).toISOString()
    const members = writersOf(payload)
    await connectionTo(payload).update(members).set({ createdAt }).where(eq(members.id, id))
  }

  /** A member whose reports count towards hiding: older than a week, with a visible post. */
  async function reporter(mark: string): Promise<SignedMember> {
    const member = await newcomer(mark)
    await ageAccount(member, 8)
    const text = { title: 'ซักผ้าห่มนวมที่ไหนดีคะ', detail: 'ผ้าห่มหกฟุตค่ะ' }
    const at = new Date(Date.now() - 8 * 86_400_000)
    await storePost(payload, { memberId: member.id, ...text, at })
    return member
  }

  async function ask(path: string, { token }: SignedMember) {
    const { status, text } = await sendCall(url, path, { token })
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return JSON.parse(text)
  }

  return {
    manee,
    piti,
    newcomer,
    regular,
    reporter,
    ageAccount,
    /** Sends a write as JSON, with a body if given. */
    async send(method: string, path: string, body?: object | string, { token } = manee) {
      const { status, headers, text } = await sendCall(url, path, { method, token, body })
      return { status, headers, body: text === '' ? undefined : JSON.parse(text) }
    },
    /** Makes a member's texts this much older. */
    async age({ id }: SignedMember, seconds: number) {
      for (const table of [postsOf(payload), repliesOf(payload)]) {
        const rows = await connectionTo(payload)
          .select({ id: table.id, createdAt: table.createdAt })
          .from(table)
          .where(eq(table.memberId, id))
        for (const row of rows) {
          const createdAt = new Date(Date.parse(String(row.createdAt)) - seconds * 1000)
          await connectionTo(payload)
            .update(table)
            .set({ createdAt: createdAt.toISOString() })
            .where(eq(table.id, Number(row.id)))
        }
      }
    },
    /** Blocks a member from writing until then, as staff do. */
    async limit({ id: memberId }: SignedMember, limitedUntil: string) {
      const now = new Date().toISOString()
      await connectionTo(payload)
        .insert(authorsOf(payload))
        .values({ memberId, limitedUntil, createdAt: now, updatedAt: now })
    },
    write: (member = manee, title = 'คราบกาแฟบนเสื้อขาว') =>
      writeWhole(payload, () =>
        storePost(payload, { memberId: member.id, title, detail: 'ซักยังไงให้ออกคะ' }),
      ),
    /** Returns 0 if replies are not allowed. */
    async reply(post: number, member = piti, quote: number | null = null) {
      const detail = 'แช่น้ำส้มสายชู 15 นาทีก่อนซัก'
      const reply = { memberId: member.id, post, detail, quote }
      return (await writeWhole(payload, () => storeReply(payload, reply))) ?? 0
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
    /** Reads a post, which counts as a view. */
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
