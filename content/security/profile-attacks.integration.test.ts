import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectClean } from '../testing/clean-answer.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { photoFile } from '../testing/lead-posts.ts'
import { createLead } from '../testing/lead-records.ts'
import { registerMember, type SignedMember } from '../testing/member-requests.ts'
import { sendRaw, type RawRequest } from '../testing/raw-request.ts'
import { testPassword } from '../testing/test-password.ts'
import { someone } from '../testing/visitor.ts'

const json = 'application/json'
const me = '/users/me'
const picture = '/users/me/avatar'
const reports = '/api/reports'

let service: ContractService
let manee: SignedMember
let piti: SignedMember

beforeAll(async () => {
  service = await startContractService()
  manee = await registerMember(service.payload, 'manee')
  piti = await registerMember(service.payload, 'piti')
})
afterAll(() => service.stop())

/** Sends as a member, from a new address. */
async function send(path: string, request: RawRequest = {}, { token } = manee) {
  const headers = { ...someone(), authorization: `Bearer ${token}`, ...request.headers }
  const answer = await sendRaw(service.url, path, { ...request, headers })
  expectClean(answer, decodeURI(path))
  return answer
}

const patch = (body: string | Uint8Array, type = json): RawRequest => ({
  method: 'PATCH',
  headers: { 'content-type': type },
  body,
})
const post = (body: string | Uint8Array, type = json): RawRequest => ({
  ...patch(body, type),
  method: 'POST',
})

/** All that is stored of a member. */
async function storedOf({ id }: SignedMember): Promise<string> {
  const { payload } = service
  const where = { member: { equals: id } }
  return JSON.stringify([
    await payload.findByID({ collection: 'members', id, showHiddenFields: true }),
    (await payload.find({ collection: 'member-pictures', where })).docs,
    (await payload.find({ collection: 'leads', where })).docs,
  ])
}

async function expectNothing(work: () => Promise<void>): Promise<void> {
  const before = [await storedOf(manee), await storedOf(piti)]
  await work()
  expect([await storedOf(manee), await storedOf(piti)]).toEqual(before)
}

describe('case 2: a member raises their own rights', () => {
  it.each([
    ['role', '"b1d7a0de-52a4-4f0e-8a64-3f1d5a2c9e07"'],
    ['role', '"administrator"'],
    ['status', '"active"'],
    ['email_verified', 'true'],
    ['email', '"victim@example.com"'],
    ['id', `"${randomUUID()}"`],
    ['password', '"แมวสามตัวกินขนมปังร้อน"'],
    ['passwordHash', '"x"'],
    ['password_hash', '"x"'],
    ['suspendedReason', 'null'],
    ['date_created', '"2020-01-01T00:00:00.000Z"'],
    ['__proto__', '{"status":"active"}'],
    ['constructor', '{"prototype":{"isAdmin":true}}'],
    ['avatar', `"${randomUUID()}"`],
  ])('by the field %s: %s', async (field, value) => {
    await expectNothing(async () => {
      const { status } = await send(me, patch(`{"location":"x","${field}":${value}}`))
      expect(status).toBe(403)
    })
  })

  it('by naming another member, in the path, the query or the body', async () => {
    await expectNothing(async () => {
      const taken = [
        [`/users/${piti.id}`, patch('{"location":"x"}')],
        [`/users/${piti.id}`, { method: 'DELETE' }],
        [`/users/${piti.id}/avatar`, post('{}')],
        [`/users/me/../${piti.id}`, patch('{"location":"x"}')],
      ] as const
      for (const [path, request] of taken)
        expect([400, 403, 404, 405]).toContain((await send(path, request)).status)
      expect(
        (await send(me, patch(`{"keys":["${piti.id}"],"data":{"location":"x"}}`))).status,
      ).toBe(403)
    })
    expect((await send(`${me}?id=${piti.id}&fields=id`)).text).toContain(manee.id)
  })
})

describe('case 9: what is hidden', () => {
  const hidden = [
    'password',
    'passwordHash',
    'password_hash',
    'hash',
    'token',
    'sessions',
    'member',
  ]
  const rows = hidden.flatMap((field) =>
    [me, `/users/ID`, '/roles'].flatMap((path) =>
      [
        `fields=${field}`,
        `fields[]=${field}`,
        `fields=*.${field}`,
        `sort=-${field}`,
        `filter[${field}][_starts_with]=a`,
        `filter=${encodeURIComponent(`{"${field}":{"_nnull":true}}`)}`,
        `filter[role][${field}][_nnull]=true`,
      ].map((query) => [path, query] as const),
    ),
  )

  it.each(rows)('is not told by %s?%s', async (path, query) => {
    const { status, text } = await send(`${path.replace('ID', manee.id)}?${query}`)
    expect([400, 403]).toContain(status)
    expect(text).not.toMatch(/argon2|@example\.com/)
  })

  it('is not told by a lead’s member either', async () => {
    await createLead(service.payload, { member: manee.id })
    for (const query of ['fields=member', `filter[member][_eq]=${manee.id}`, '']) {
      const { status } = await send(`/items/contact?${query}`)
      expect([403, 405], query).toContain(status)
    }
  })
})

describe('case 19: bodies that are none', () => {
  const bytes = (...codes: number[]) => Buffer.from(codes)
  const around = (middle: Buffer) =>
    Buffer.concat([Buffer.from('{"first_name":"'), middle, Buffer.from('"}')])
  const rows: [string, RawRequest, number[]][] = [
    ['none', { method: 'PATCH', headers: { 'content-type': json } }, [400]],
    ['cut off', patch('{"first_name":"ก'), [400]],
    ['a list', patch('[{"location":"x"}]'), [400]],
    ['null', patch('null'), [400]],
    ['half a letter', patch(around(bytes(0xe0, 0xb8))), [400]],
    ['a lone surrogate in bytes', patch(around(bytes(0xed, 0xa0, 0x80))), [400]],
    ['a lone surrogate, escaped', patch(String.raw`{"first_name":"\ud800"}`), [400]],
    ['a NUL', patch(String.raw`{"first_name":"a\u0000b"}`), [400]],
    ['the wrong type', patch('{"location":"x"}', 'text/plain'), [415]],
    ['a form', patch('location=x', 'application/x-www-form-urlencoded'), [415]],
    ['too long', patch(JSON.stringify({ location: 'x'.repeat(20_000) })), [413]],
    ['10 MB', patch(Buffer.alloc(10_000_000, 32)), [413]],
    ['deep', patch(`{"location":${'['.repeat(5000)}${']'.repeat(5000)}}`), [400]],
  ]

  it.each(rows)('PATCH /users/me with %s changes nothing', async (_, request, statuses) => {
    await expectNothing(async () => {
      expect(statuses).toContain((await send(me, request)).status)
    })
  })

  it.each([
    ['JSON', '{"picture":"x"}', json],
    ['no part', '--xyz--', 'multipart/form-data; boundary=xyz'],
    ['no boundary', 'x', 'multipart/form-data'],
    [
      'a part cut off',
      '--xyz\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n\xff\xd8',
      'multipart/form-data; boundary=xyz',
    ],
    [
      'a text for a file',
      '--xyz\r\nContent-Disposition: form-data; name="picture"\r\n\r\nhttp://127.0.0.1/x.jpg\r\n--xyz--',
      'multipart/form-data; boundary=xyz',
    ],
    ['the wrong type', 'x', 'image/jpeg'],
  ])('POST /users/me/avatar with %s keeps nothing', async (_, body, type) => {
    await expectNothing(async () => {
      const { status, text } = await send(picture, post(body, type))
      expect([400, 415], text).toContain(status)
    })
  })

  it('DELETE /users/me with a body deletes nobody else', async () => {
    const gone = await registerMember(service.payload, `gone-${randomUUID().slice(0, 8)}`)
    await expectNothing(async () => {
      const leave = async (shown: object) => {
        const body = JSON.stringify({ current_password: testPassword, ...shown })
        const headers = { 'content-type': json, 'content-length': String(Buffer.byteLength(body)) }
        return (await send(me, { method: 'DELETE', headers, body }, gone)).status
      }
      expect(await leave({ keys: [manee.id], id: piti.id })).toBe(400)
      expect(await leave({})).toBe(204)
    })
  })
})

describe('case 21: what is another’s', () => {
  it('is neither read nor changed by a member, nor by somebody who was suspended', async () => {
    const report = await createLead(service.payload, {
      kind: 'problem',
      reference: 'WASH-2345',
      phone: '+66810000001',
      member: piti.id,
    })
    await expectNothing(async () => {
      for (const path of [reports, '/api/export', `${reports}?member=${piti.id}`])
        expect((await send(path)).text).not.toMatch(/WASH-2345|piti/)
      const claim = post(`{"reference":"${report.reference}","proof":"0810000001"}`)
      expect((await send(reports, claim)).status).toBe(400)
      for (const path of [`/users/${piti.id}`, `/api/export/${piti.id}`, `${reports}/WASH-2345`])
        expect([403, 404]).toContain((await send(path)).status)
    })
    const banned = await registerMember(service.payload, 'banned')
    const data = { status: 'suspended' } as const
    await service.payload.update({ collection: 'members', id: banned.id, data })
    const calls: [string, RawRequest][] = [
      [me, {}],
      [me, patch('{"location":"x"}')],
      [me, { method: 'DELETE' }],
      [reports, {}],
      [reports, post('{"reference":"WASH-2345","proof":"0810000001"}')],
      ['/api/export', {}],
      [
        '/items/contact',
        post('{"first_name":"x","tel":"0812345678","message":"x","consent":true}'),
      ],
    ]
    for (const [path, request] of calls)
      expect((await send(path, request, banned)).status, path).toBe(401)
  })
})

describe('case 8: versions of a member’s picture', () => {
  it('are those of the table alone', async () => {
    const form = new FormData()
    form.set('picture', await photoFile(600, 600))
    const headers = { ...someone(), authorization: `Bearer ${piti.token}` }
    const answer = await fetch(`${service.url}${picture}?fields=avatar`, {
      method: 'POST',
      headers,
      body: form,
    })
    const [, id = ''] = /"avatar":"([^"]+)"/.exec(await answer.text()) ?? []
    for (const query of [
      'width=99999',
      'width=63',
      'width=64&height=63',
      'format=svg',
      'transforms=[]',
    ])
      expect((await send(`/assets/${id}?${query}`)).status, query).toBe(400)
    // The variant is rendered at low priority, so this may take a while.
    const { status, headers: given } = await service.get(`/assets/${id}?width=64&height=64`)
    expect(status).toBe(200)
    expect(given.get('content-type')).toBe('image/jpeg')
  })
})
