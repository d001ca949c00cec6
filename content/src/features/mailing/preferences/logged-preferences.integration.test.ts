import { describe, expect, it } from 'vitest'
import { openMemberBench } from '../../../../testing/member-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { someone } from '../../../../testing/visitor.ts'
import { listConsents } from '../../../core/consents/member-consents.rows.ts'
import { countEvent } from '../bounce/count-event.ts'
import { unsubscribeHeaders } from './unsubscribe-link.ts'

const bench = await openMemberBench()
const { payload, url, createMember, post } = bench
const wishes = { emailNotifications: true, emailFrequency: 'weekly' } as const

const notedOf = async (id: string) =>
  (await listConsents(payload, id)).map(({ purpose, act, channel, language }) =>
    [purpose, act, channel, language].join(' '),
  )

const patch = (path: string, token: string, body: object, from = someone()) =>
  sendCall(url, path, { method: 'PATCH', token, body, from })

async function press(id: string, call: 'leaving' | 'return', scope: 'kind' | 'all', lang = 'th') {
  const { href } = await unsubscribeHeaders(payload, { memberId: id, kind: 'digest' }, 'th')
  const token = new URL(href).searchParams.get('token')
  return await post(`/api/mail_${call}`, { token, scope }, { from: { ...someone(), lang } })
}

describe('What is noted of choices of mail', () => {
  it('is what a member chooses on the page, where it changes anything', async () => {
    const { id, token } = await createMember()
    const path = '/api/mail_choices'
    await patch(path, token, { digest: 'weekly', bundle: true }, { ...someone(), lang: 'en' })
    await patch(path, token, { digest: 'weekly', bundle: true })
    await patch(path, token, { bundle: false })
    expect(await notedOf(id)).toEqual([
      'digest given website en',
      'bundle given website en',
      'bundle withdrawn website th',
    ])
  })

  it('covers unsubscribing by a mail’s link, once however often it is clicked, and resubscribing', async () => {
    const { id } = await createMember(wishes)
    await Promise.all(Array.from({ length: 6 }, () => press(id, 'leaving', 'kind')))
    await press(id, 'leaving', 'all', 'en')
    await press(id, 'return', 'kind')
    expect(await notedOf(id)).toEqual([
      'digest withdrawn mail-link th',
      'bundle withdrawn mail-link en',
      'digest given mail-link th',
    ])
  })

  it('is a report as spam, which nobody has read in any language', async () => {
    const { id, email } = await createMember(wishes)
    const told = { id: 'spam-1', what: 'complaint', email, at: new Date() } as const
    await countEvent(payload, told)
    await countEvent(payload, told)
    expect(await notedOf(id)).toEqual([
      'digest withdrawn complaint ',
      'bundle withdrawn complaint ',
    ])
  })

  it('covers choices for LINE, once for concurrent calls', async () => {
    const { id, token } = await createMember()
    const path = '/api/line_choices'
    const same = { reports: true, branches: false }
    await Promise.all(Array.from({ length: 5 }, () => patch(path, token, same)))
    await patch(path, token, { reports: false, branches: true })
    expect(await notedOf(id)).toEqual([
      'line-reports given website th',
      'line-reports withdrawn website th',
      'line-branches given website th',
    ])
  })
})
