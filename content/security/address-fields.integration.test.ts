import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { startCmsCalls } from '../testing/cms-calls.ts'
import { createNewsCategory } from '../testing/record-data.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>
let category: number

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
  category = await createNewsCategory(payload)
})
afterAll(() => closePayload(payload))

const address = 'https://evil.example\n.x'
const navigation = { header: [{ label: 'ข่าว', link: address }] }

describe('an address with a line break in it', () => {
  it('is refused by the name of its field', async () => {
    const news = { title: 'อบฟรี', slug: 'a', category, canonicalTag: address, _status: 'published' }
    const channel = { name: 'เพจ', url: address, _status: 'published' }
    for (const [path, body, field] of [
      ['/globals/settings', { facebook: address }, 'facebook'],
      ['/globals/settings', { mapStyleUrl: address }, 'mapStyleUrl'],
      ['/globals/navigation', navigation, 'header.0.link'],
      ['/news', news, 'canonicalTag'],
      ['/official-channels', channel, 'url'],
    ] as const) {
      const answer = await call('POST', path, { body })
      expect(answer.status, path).toBe(400)
      expect(answer.fields, path).toContain(field)
    }
  })
})
