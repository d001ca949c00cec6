import { readFile } from 'node:fs/promises'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { staffRoles } from '../src/platform/access.ts'
import { findFreePort } from '../testing/free-port.ts'
import { staffData } from '../testing/record-data.ts'
import { launchServiceProcess, type ServiceProcess } from '../testing/service-process.ts'
import { testPassword } from '../testing/test-password.ts'

let payload: BasePayload
let service: ServiceProcess
let actions: string[]
const startingStatuses: number[] = []
const cookies = new Map<string, string>()

beforeAll(async () => {
  payload = await openPayload()
  service = launchServiceProcess(await findFreePort(), {})
  for (const role of staffRoles)
    await payload.create({ collection: 'staff', data: staffData(role, role) })
  while (!startingStatuses.includes(200)) startingStatuses.push(await askReady())
  await service.untilReady()
  for (const role of staffRoles) cookies.set(role, await signIn(`${role}@example.com`))
  const built = new URL('../.next/server/server-reference-manifest.json', import.meta.url)
  actions = Object.keys(JSON.parse(await readFile(built, 'utf8')).node)
}, 120_000)
afterAll(async () => {
  await service.stop()
  await closePayload(payload)
})

/** 0 if nothing listens. */
async function askReady(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return await fetch(`${service.url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  )
}

async function signIn(email: string): Promise<string> {
  const { headers } = await fetch(`${service.url}/cms-api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword }),
  })
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Statuses of the admin's server functions, one after another. */
async function ask(role: string, action: string, bodies: readonly string[], type = 'text/plain') {
  const statuses: [status: number, body: string][] = []
  for (const body of bodies) {
    const answer = await fetch(`${service.url}/admin`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'next-action': action,
        cookie: cookies.get(role) ?? '',
        origin: service.url,
      },
      body,
    })
    await answer.text()
    statuses.push([answer.status, body.slice(0, 100)])
  }
  return statuses
}

const names = `copy-data-from-locale form-state get-folder-results-component-and-data
  get-upcoming-scheduled-publish render-document render-document-slots render-field render-list
  render-widget schedule-publish slugify table-state nope __proto__ toString`.split(/\s+/)
const unsound = names.flatMap((name) =>
  [undefined, null, 7, 'x', [], {}, { collectionSlug: 'nope' }, { collectionSlug: 7 }].map((args) =>
    JSON.stringify([{ name, args }]),
  ),
)
const gone = { collectionSlug: 'news', docID: '999999', id: '999999' }
const missing = [
  { name: 'copy-data-from-locale', args: { ...gone, fromLocale: 'th', toLocale: 'en' } },
  {
    name: 'copy-data-from-locale',
    args: { ...gone, docID: 'x', fromLocale: 'th', toLocale: 'en' },
  },
].map((call) => JSON.stringify([call]))
const garbage = ['', 'x', '{', '[]', '[null]', '["$F1"]', '["$Q1"]', '["$@1"]', '["$K1"]']

describe('The functions of the admin', () => {
  it.each(staffRoles)(
    'refuse what no page asks of them, by the fault of who asks: %s',
    { timeout: 120_000 },
    async (role) => {
      const answers = []
      for (const action of actions)
        answers.push(
          ...(await ask(role, action, [...unsound, ...missing, ...garbage])),
          ...(await ask(role, action, garbage, 'multipart/form-data; boundary=x')),
        )
      expect(answers.filter(([status]) => status < 400 || status >= 500)).toEqual([])
    },
  )

  it('answer what the pages ask of them', async () => {
    const entity = { collectionSlug: 'branches' }
    const sound = Object.entries({
      'form-state': {
        ...entity,
        schemaPath: 'branches',
        operation: 'create',
        data: {},
        formState: {},
      },
      'get-default-layout': {},
      'render-document': { ...entity, docID: null },
      'render-document-slots': entity,
      'render-list': { ...entity, query: { limit: 10 } },
      'render-widget': { widgetSlug: 'collections' },
      'table-state': { ...entity, columns: [{ accessor: 'name', active: true }], query: {} },
    }).map(([name, args]) => JSON.stringify([{ name, args }]))
    const statuses = []
    for (const action of actions)
      statuses.push((await ask('administrator', action, sound)).map(([status]) => status))
    expect(statuses).toContainEqual(sound.map(() => 200))
  })
})

it('A start is no error of the service, though it is asked before it is ready', () => {
  expect(startingStatuses).toContain(503)
  const lines = service.output().split('\n')
  const errors = lines.filter(
    (line) => line.includes('"level":"error"') && line.includes('/readyz'),
  )
  expect(errors).toEqual([])
})
