import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProvince } from '../../../testing/record-data.ts'
import { policySlugs } from '../../features/policy/policy.globals.ts'
import { createBodyWriter } from '../../platform/rich-text/body-writer.ts'
import { closePayload, openPayload } from '../open-payload.ts'
import { listFirstSteps } from './first-steps.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

const open = async () =>
  (await listFirstSteps(payload)).filter(({ isDone }) => !isDone).map(({ path }) => path)

it('lists what a new website needs until it is there; the logo is optional', async () => {
  const policies = policyKinds.map((kind) => `/globals/${policySlugs[kind]}`)
  const branch = '/collections/branches/create'
  const settings = '/globals/settings'
  expect(await open()).toEqual([settings, settings, settings, ...policies, branch])

  const brand = { brandName: 'ฟองใส', homeTitle: 'ฟองใส' }
  await payload.updateGlobal({ slug: 'settings', locale: 'th', data: brand })
  expect(await open()).toEqual([settings, settings, ...policies, branch])
  await payload.updateGlobal({ slug: 'settings', locale: 'th', data: { phone: '053123456' } })
  expect(await open()).toEqual([settings, ...policies, branch])

  const writeBody = await createBodyWriter(payload)
  for (const kind of policyKinds) {
    const data = { title: 'นโยบาย', body: writeBody('ข้อความ') }
    await payload.updateGlobal({
      slug: policySlugs[kind],
      locale: 'th',
      data: { ...data, _status: 'draft' },
      draft: true,
    })
  }
  expect(await open()).toEqual([settings, ...policies, branch])
  for (const kind of policyKinds)
    await payload.updateGlobal({
      slug: policySlugs[kind],
      locale: 'th',
      data: { _status: 'published' },
    })
  expect(await open()).toEqual([settings, branch])

  const data = { slug: 'first-shop', name: 'สาขาแรก', province: await createProvince(payload) }
  await payload.create({
    collection: 'branches',
    locale: 'th',
    data: { ...data, _status: 'published' },
  })
  expect(await listFirstSteps(payload)).toEqual([])
})
