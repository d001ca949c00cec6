import {
  authentication,
  createDirectus,
  customEndpoint,
  createUser,
  readMe,
  readRoles,
  rest,
  updateMe,
} from '@directus/sdk'
import { expect, it } from 'vitest'
import { registrationOf } from '../testing/member-bench.ts'
import { openSignInBench } from '../testing/sign-in-bench.ts'

const { url } = await openSignInBench()

const stranger = () => createDirectus(url).with(rest())
const visitor = () => createDirectus(url).with(authentication('json')).with(rest())

const refused = { errors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }] }

it('[S7.account.1] @directus/sdk registers, signs in, stays signed in, changes itself and leaves', async () => {
  const [role] = await stranger().request(readRoles({ fields: ['id', 'name'] }))
  const { email, password, ...names } = registrationOf('sdk')
  await stranger().request(createUser({ ...names, email, password, role: String(role?.['id']) }))
  const client = visitor()
  const { expires, expires_at: expiresAt } = await client.login({ email, password })
  expect([expires, Math.round((Number(expiresAt) - Date.now()) / 60_000)]).toEqual([900_000, 15])
  const me = await client.request(readMe({ fields: ['email', 'first_name'] }))
  expect(me).toEqual({ email, first_name: names.first_name })
  const first = await client.getToken()
  await client.refresh()
  expect(await client.getToken()).not.toBe(first)
  const changed = await client.request(
    updateMe({ first_name: 'สมหญิง' }, { fields: ['first_name'] }),
  )
  expect(changed).toEqual({ first_name: 'สมหญิง' })
  const last = (await client.getToken()) ?? ''
  await client.logout()
  await expect(client.request(readMe())).rejects.toMatchObject(refused)
  await client.setToken(last)
  await expect(client.request(readMe())).rejects.toMatchObject(refused)
})

it('@directus/sdk ends a member’s account', async () => {
  const [role] = await stranger().request(readRoles())
  const { email, password, ...names } = registrationOf('leaver')
  await stranger().request(createUser({ ...names, email, password, role: String(role?.['id']) }))
  const client = visitor()
  await client.login({ email, password })
  const leave = (shown: object) =>
    client.request(() => ({ path: '/users/me', method: 'DELETE', body: JSON.stringify(shown) }))
  await expect(leave({})).rejects.toMatchObject({
    errors: [{ extensions: { code: 'FAILED_VALIDATION', field: 'current_password' } }],
  })
  await leave({ current_password: password })
  await expect(client.request(readMe())).rejects.toMatchObject(refused)
  await expect(visitor().login({ email, password })).rejects.toMatchObject(refused)
  await expect(
    stranger().request(customEndpoint({ path: '/users/me', method: 'DELETE' })),
  ).rejects.toMatchObject(refused)
})
