import { refusal } from '@washhouse/contract/client/service.fixtures'
import { firstAidFixture } from '@washhouse/contract/faq/faq.fixtures'
import { expect, test, vi } from 'vitest'
import { pageContent } from '../../core/content/content.server.ts'
import { openVisit } from '../../testing/visit.ts'
import { readFirstAid } from './first-aid.server.ts'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../core/content/content-client.server.ts',
  () => import('../../testing/played-client.ts'),
)

const aid = firstAidFixture.wire.en
const readFrom = (answer: Response) => {
  const { context } = openVisit({ answers: { 'GET /api/first_aid': answer } }).opens('/problem')
  return readFirstAid(context.get(pageContent), 'http://site.test')
}

test('First aid is the first three answers of each kind, kinds as the form has them', async () => {
  const coins = [1, 2, 3, 4].map((id) => ({ ...aid, id }))
  const stopped = { ...aid, id: 9, cause: 'machine_stopped' }
  const empty = { ...aid, id: 10, data: { title: 'No answer yet', description: null } }
  const groups = await readFrom(Response.json({ result: [empty, ...coins, stopped] }))
  expect(groups.map(({ cause, answers }) => [cause, answers.map(({ id }) => id)])).toEqual([
    ['machine_stopped', [9]],
    ['coin_not_returned', [1, 2, 3]],
  ])
})

test('First aid leaves what could run out of its answers', async () => {
  const description = '<p onclick="x()">Wait<script>x()</script></p>'
  const dirty = { ...aid, data: { title: 'Stuck', description } }
  const [group] = await readFrom(Response.json({ result: [dirty] }))
  expect(group?.answers[0]?.html).toBe('<p>Wait</p>')
})

test('a report can be sent though first aid cannot be loaded', async () => {
  expect(await readFrom(refusal(503, 'SERVICE_UNAVAILABLE', 'No.'))).toEqual([])
})
