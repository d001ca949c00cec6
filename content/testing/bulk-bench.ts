import type { BasePayload } from 'payload'
import { expect } from 'vitest'
import { openPayload } from '../src/composition/open-payload.ts'
import type { Outcome } from '../src/core/editing/bulk/change-record.ts'
import { createBranch } from './branch-records.ts'
import { startCmsCalls } from './cms-calls.ts'
import { createProvince } from './record-data.ts'

export type BulkBench = Awaited<ReturnType<typeof openBulkBench>>

/** Branches, an editor who changes several at once, and a colleague who edits drafts of them. */
export async function openBulkBench() {
  const payload: BasePayload = await openPayload()
  const call = await startCmsCalls(payload, 'many-at-once', 'editor')
  const colleague = await startCmsCalls(payload, 'colleague')
  const province = await createProvince(payload)
  let count = 0

  async function saveDraft(id: number, body: object, locale = 'th') {
    const saved = await colleague('PATCH', `/branches/${id}?draft=true&locale=${locale}`, { body })
    expect(saved.status, saved.text).toBe(200)
  }

  /** A published branch in both languages, with the colleague's draft. */
  async function openBranch(draft?: object): Promise<number> {
    count += 2
    const { id } = await createBranch(payload, province, count)
    if (draft) await saveDraft(id, draft)
    return id
  }

  async function send(body: object, collection = 'branches', locale = 'th') {
    const answer = await call('POST', `/${collection}/bulk?locale=${locale}`, { body })
    const { records = [] }: { records?: Outcome[] } = JSON.parse(answer.text)
    return { ...answer, records }
  }

  async function change(ids: readonly unknown[], data: object, collection = 'branches') {
    const answer = await send({ ids, act: 'change', data }, collection)
    expect(answer.status, answer.text).toBe(200)
    return answer.records
  }

  const read =
    (draft: boolean) =>
    (id: number, locale: 'th' | 'en' = 'th') =>
      payload.findByID({ collection: 'branches', id, locale, draft, depth: 0 })

  return {
    payload,
    call,
    colleague,
    openBranch,
    saveDraft,
    send,
    change,
    published: read(false),
    newest: read(true),
  }
}
