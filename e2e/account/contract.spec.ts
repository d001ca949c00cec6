import { expect } from '@playwright/test'
import { accountCalls } from '@washhouse/contract/account/account.calls'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { ServiceError } from '@washhouse/contract/client/service-error'
import { signIn } from '../support/staff.ts'
import { takePhoto } from '../support/take-photo.ts'
import { test } from '../support/test.ts'
import { newAccount } from './account-pages.ts'

const th = { language: 'th' } as const

/** Registers and signs in like any client of the contract. */
async function enter(contentUrl: string) {
  const client = createContentClient({ baseUrl: contentUrl })
  const [role] = await client.call(accountCalls.listRoles, th)
  const { email, password } = newAccount()
  const person = { firstName: 'สมศรี', lastName: 'น้ำใจงาม', phone: '+66812345678', location: null }
  const asked = { role: role?.id ?? '', ageDeclaration: null }
  const registration = { ...person, ...asked, email, password }
  await client.send(accountCalls.register, registration, th)
  const login = { email, password, mode: null, remember: null, device: null }
  const tokens = await client.send(accountCalls.login, login, th)
  return { client, role, registration, login, token: tokens?.accessToken ?? '' }
}

test('a member has the one role there is, which opens neither admin nor app; what is refused says why [S6.roles.5] [S7.account.3] [S8.errors.3] @desktop', async ({
  request,
  contentUrl,
}) => {
  const { client, role, registration, login, token } = await enter(contentUrl)
  expect(role).toMatchObject({
    name: 'Member',
    adminAccess: false,
    appAccess: false,
    enforceTfa: false,
    ipAccess: null,
  })
  expect(await client.call(accountCalls.getMe, { ...th, token })).toMatchObject({ role: role?.id })
  const headers = { authorization: `Bearer ${token}` }
  for (const path of ['/admin', '/cms-api/members', '/cms-api/leads'])
    expect((await request.get(contentUrl + path, { headers, maxRedirects: 0 })).status()).toBe(403)

  const refusals = [
    client.send(accountCalls.register, registration, th),
    client.send(accountCalls.login, { ...login, password: 'ไม่ใช่รหัสผ่านนี้' }, th),
  ]
  const errors = await Promise.all(refusals.map((sent) => sent.catch((error: unknown) => error)))
  for (const error of errors) {
    if (!(error instanceof ServiceError)) throw new Error('It was taken')
    expect(error.body).toMatchObject({ errors: [{ message: error.message }] })
  }
})

test('a file of the library that no page shows is the team’s alone, with the type of its bytes [S7.assets.1] @desktop', async ({
  request,
  contentUrl,
  administrator,
}) => {
  const headers = await signIn({ request, contentUrl, administrator })
  const saved = await request.post(`${contentUrl}/cms-api/library-files`, {
    headers,
    multipart: { _payload: '{}', file: takePhoto(200) },
  })
  expect(saved.status(), await saved.text()).toBe(201)
  const { doc }: { doc: { id: string } } = await saved.json()
  const address = `${contentUrl}/assets/${doc.id}`
  const given = await fetch(address, { headers })
  expect(given.status).toBe(200)
  expect(given.headers.get('content-type')).toBe('image/png')
  expect(given.headers.get('cache-control')).toBe('private, no-store')
  const { token } = await enter(contentUrl)
  const member = { authorization: `Bearer ${token}` }
  expect((await fetch(address)).status).toBe(403)
  expect((await fetch(address, { headers: member })).status).toBe(403)
})
