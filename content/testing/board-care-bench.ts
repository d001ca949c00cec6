import type { QueuedCase } from '../src/core/cases/case-view.ts'
import type { Where } from 'payload'
import { openBoardBench } from './board-bench.ts'
import { carryOutAll } from './carry-out.ts'
import type { ContractService } from './contract-service.ts'
import type { SignedMember } from './member-requests.ts'
import { staffData } from './record-data.ts'
import { signInAs, startStaffService } from './staff-service.ts'

export type BoardModerationBench = Awaited<ReturnType<typeof openModerationBench>>

type Role = 'moderator' | 'other' | 'editor' | 'administrator'

/** A web board with moderators and their calls. */
export async function openModerationBench(service: ContractService) {
  const { payload } = service
  const board = await openBoardBench(service)
  const tokens = new Map<string, string>()
  const ids = new Map<string, number>()
  for (const name of ['moderator', 'other', 'editor', 'administrator'] as const) {
    const role = name === 'other' ? 'moderator' : name
    const data = staffData(`board-${name}`, role)
    ids.set(name, (await payload.create({ collection: 'staff', data })).id)
    tokens.set(name, await signInAs(payload, data.email))
  }
  const staff = await startStaffService(payload)

  async function cms(path: string, role: Role | '' = 'moderator', sent?: object) {
    const token = tokens.get(role)
    const response = await fetch(`${staff.url}/cms-api${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: sent ? JSON.stringify(sent) : null,
    })
    const text = await response.text()
    const type = response.headers.get('content-type')
    const body = text.startsWith('{') ? JSON.parse(text) : text
    return { status: response.status, type, body }
  }

  let made = 0
  const newcomer = () => board.newcomer(`care-${(made += 1)}`)
  const reporter = () => board.reporter(`care-${(made += 1)}`)
  /** Cases about a member's texts and appeals, oldest first. */
  async function casesOf({ id }: Pick<SignedMember, 'id'>) {
    const all = { where: { memberId: { equals: id } }, limit: 0 } as const
    const posts = await payload.find({ collection: 'board-posts', ...all })
    const replies = await payload.find({ collection: 'board-replies', ...all })
    const appeals = await payload.find({ collection: 'board-appeals', ...all })
    const subjects = [
      ...posts.docs.map((post) => `post:${post.id}`),
      ...replies.docs.map((reply) => `reply:${reply.id}`),
    ]
    const asked = appeals.docs.map(({ caseId }) => caseId)
    const where: Where = { or: [{ subject: { in: subjects } }, { id: { in: asked } }] }
    return (await payload.find({ collection: 'cases', where, sort: 'id' })).docs
  }
  /** Leaves the decision pending. A case about a post or reply needs no id. */
  const decideOnly = (
    { caseId, ...decision }: { caseId?: number | undefined; [name: string]: unknown },
    role: Role | '' = 'moderator',
  ) =>
    cms(
      (decision['post'] ?? decision['reply']) ? '/board-posts/decide' : `/cases/${caseId}/decide`,
      role,
      decision,
    )

  return {
    board,
    cms,
    newcomer,
    reporter,
    casesOf,
    /** A newcomer with a pending post, or pending reply to `to`, and its case. */
    async waiting(to?: number) {
      const author = await newcomer()
      const detail = `ดูที่ https://example.com/${(made += 1)}`
      const title = 'ซักผ้านวมที่ไหนดี'
      const { body } = await (to === undefined
        ? board.send('POST', '/items/web_boards', { title, detail }, author)
        : board.send('POST', '/items/feedback_webboard', { web_board: to, detail }, author))
      const [opened] = await casesOf(author)
      return { author, id: Number(body.data.id), caseId: Number(opened?.id), detail }
    },
    /** Reports it with new members; returns the case. */
    async reported(about: { web_board: number } | { reply: number }, times = 1) {
      const report = { ...about, reason: 'abuse' }
      for (let index = 0; index < times; index += 1)
        await board.send('POST', '/api/web_board_reports', report, await reporter())
      const subject = 'reply' in about ? `reply:${about.reply}` : `post:${about.web_board}`
      const where = { subject: { equals: subject } }
      const found = await payload.find({ collection: 'cases', where })
      return Number(found.docs[0]?.id)
    },
    idOf: (role: Role) => ids.get(role),
    decideOnly,
    /** Decides and executes the decision at once. */
    async decide(...decision: Parameters<typeof decideOnly>) {
      const decided = await decideOnly(...decision)
      if (decided.status === 200) await carryOutAll(payload)
      return decided
    },
    carryOut: () => carryOutAll(payload),
    undo: (caseId: number | undefined, role: Role | '' = 'moderator') =>
      cms(`/cases/${caseId}/undo`, role, {}),
    async queue(role: Role = 'moderator'): Promise<QueuedCase[]> {
      return (await cms('/cases/queue', role)).body.cases
    },
    show: (caseId: number | undefined, role: Role | '' = 'moderator') =>
      cms(`/cases/queue/${caseId}`, role),
    /** The notifications of a member. */
    async toldTo({ id }: Pick<SignedMember, 'id'>) {
      const where = { member: { equals: id } }
      const found = await payload.find({ collection: 'notifications', where, sort: 'id' })
      return found.docs.map(({ titleTh, titleEn, slug }) => ({ titleTh, titleEn, slug }))
    },
    async logOf(subject: string) {
      const where = { subject: { equals: subject } }
      const found = await payload.find({ collection: 'case-steps', where, sort: 'id' })
      return found.docs.map(({ act, reason, by }) => ({ act, reason, by }))
    },
    stop: () => staff.stop(),
  }
}
