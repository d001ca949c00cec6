import { eq } from 'drizzle-orm'
import { handleEndpoints } from 'payload'
import { keepSchedule, digestRun } from '../src/areas/mailing/digest/issue-schedule.ts'
import { planIssue } from '../src/areas/mailing/digest/digest-issue.rows.ts'
import type { Batch } from '../src/areas/mailing/sending/queue-batch.ts'
import { runsIn } from '../src/areas/mailing/sending/run.rows.ts'
import { sendDue } from '../src/areas/mailing/sending/start-sending.ts'
import type { Member } from '../src/ground/payload-types.ts'
import { connectionTo } from '../src/ground/database/tables.ts'
import { openMemberBench } from './member-bench.ts'
import { createNews } from './news-records.ts'
import { createNewsCategory, staffData } from './record-data.ts'
import { signInAs } from './staff-service.ts'

/** As many mails at once as there are, unless a test has its own pace. */
export const anyPace: Batch['pace'] = { perMinute: 0, perDay: 0 }

/** The member bench with readers of the digest, an editor, and a clock that a test moves. */
export async function openDigestBench() {
  const bench = await openMemberBench()
  const { payload } = bench
  const category = await createNewsCategory(payload)
  await payload.create({ collection: 'staff', data: staffData('editor') })
  const editor = {
    email: 'editor@example.com',
    token: await signInAs(payload, 'editor@example.com'),
  }
  let news = 0
  let issues = 0

  /** Somebody who takes the digest. */
  const createReader = (change: Partial<Member> = {}) =>
    bench.createMember({ emailNotifications: true, emailFrequency: 'weekly', ...change })

  /** A new piece of news, of which the next issue tells. */
  async function publishNews(title: string, english?: string): Promise<number> {
    news += 1
    const { id } = await createNews(payload, { slug: `digest-news-${news}`, title, category })
    if (english !== undefined)
      await payload.update({ collection: 'news', id, locale: 'en', data: { title: english } })
    return id
  }

  /** An issue that is due now, in place of the one that was planned; gives its id. */
  async function planNow(now = new Date()): Promise<number> {
    issues += 1
    await payload.delete({
      collection: 'digest-issues',
      where: { state: { in: ['planned', 'waiting'] } },
    })
    // Days that no schedule of ours has, each behind the one before.
    const day = new Date(Date.UTC(2000, 0, issues)).toISOString().slice(0, 10)
    await planIssue(payload, { day, dueAt: now })
    const found = { collection: 'digest-issues', where: { day: { equals: day } } } as const
    const [issue] = (await payload.find(found)).docs
    if (!issue) throw new Error('No issue was planned')
    return issue.id
  }

  /** Does what the service does every few seconds. */
  const look = (batch: Partial<Batch> = {}) =>
    sendDue(payload, [{ kind: digestRun, keep: keepSchedule }], {
      now: new Date(),
      pace: anyPace,
      ...batch,
    })

  const issueOf = (id: number) => payload.findByID({ collection: 'digest-issues', id })

  /** Puts an issue into another state, as only the service does. */
  async function set(id: number, change: Record<string, unknown>): Promise<void> {
    const runs = runsIn(payload, 'digest_issues')
    await connectionTo(payload).update(runs).set(change).where(eq(runs.id, id))
  }

  /** What an editor does in the admin. */
  async function act(id: number, name: string, { method = 'POST', token = editor.token } = {}) {
    const request = new Request(`http://localhost/cms-api/digest-issues/${id}/${name}`, {
      method,
      headers: { authorization: `JWT ${token}`, 'accept-language': 'en' },
    })
    const answer = await handleEndpoints({ config: payload.config, request })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  /** An issue that has begun to leave, as all but the first do by themselves. */
  async function begin(): Promise<number> {
    const id = await planNow()
    await act(id, 'proof')
    await bench.wake()
    await act(id, 'start')
    return id
  }

  return { ...bench, editor, createReader, publishNews, planNow, look, issueOf, set, act, begin }
}
