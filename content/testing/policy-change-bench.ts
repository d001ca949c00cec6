import { handleEndpoints } from 'payload'
import { policyChangeRun } from '../src/areas/mailing/policy-change/policy-change-run.ts'
import type { Batch } from '../src/areas/mailing/sending/queue-batch.ts'
import { sendDue } from '../src/areas/mailing/sending/start-sending.ts'
import { anyPace } from './digest-bench.ts'
import { openMemberBench } from './member-bench.ts'
import { staffData } from './record-data.ts'
import { signInAs } from './staff-service.ts'
import { later } from './later.ts'

/** The member bench with a published privacy policy, an editor, and announcements of a changed one. */
export async function openPolicyChangeBench() {
  const bench = await openMemberBench()
  const { payload } = bench
  await payload.create({ collection: 'staff', data: staffData('editor') })
  const editor = {
    email: 'editor@example.com',
    token: await signInAs(payload, 'editor@example.com'),
  }
  const policy = { title: 'นโยบายความเป็นส่วนตัว', _status: 'published' } as const
  await payload.updateGlobal({ slug: 'privacy-policy', locale: 'th', data: policy })
  let versions = 1

  /** One that nobody has had a proof of yet. */
  async function draw(change: object = {}): Promise<number> {
    versions += 1
    const data = {
      policy: 'privacy',
      version: String(versions),
      holdsFrom: later,
      summaryTh: 'เราเก็บอายุที่คุณแจ้งไว้',
      summaryEn: 'We keep the age that you declare.',
      state: 'waiting',
      ...change,
    } as const
    return (await payload.create({ collection: 'policy-changes', data })).id
  }

  /** What an editor does in the admin. */
  async function act(id: number, name: string, { method = 'POST', token = editor.token } = {}) {
    const request = new Request(`http://localhost/cms-api/policy-changes/${id}/${name}`, {
      method,
      headers: { authorization: `JWT ${token}`, 'accept-language': 'en' },
    })
    const answer = await handleEndpoints({ config: payload.config, request })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  /** One that has begun to leave. */
  async function begin(change: object = {}): Promise<number> {
    const id = await draw(change)
    await act(id, 'proof')
    await bench.wake()
    const { status, text } = await act(id, 'start')
    if (status !== 200) throw new Error(text)
    return id
  }

  /** Does what the service does every few seconds. */
  const look = (batch: Partial<Batch> = {}) =>
    sendDue(payload, [{ kind: policyChangeRun, keep: async () => {} }], {
      now: new Date(),
      pace: anyPace,
      ...batch,
    })

  const changeOf = (id: number) => payload.findByID({ collection: 'policy-changes', id })

  return { ...bench, editor, draw, act, begin, look, changeOf }
}
