import { trackingWire } from '@washhouse/contract/consent/consent.wire'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { readGlobal } from '../../core/records/global-entity.ts'
import { staffData } from '../../../testing/record-data.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

const save = (data: object) => payload.updateGlobal({ slug: 'tracking', data })

describe('The ids of what is measured', () => {
  it('are kept without the spaces that were pasted with them, and an empty one is none', async () => {
    const pasted = { containerOne: ' GTM-ABC1234 ', analyticsId: 'UA-12345-1\n', pixelId: '' }
    expect(await save(pasted)).toMatchObject({
      containerOne: 'GTM-ABC1234',
      analyticsId: 'UA-12345-1',
      pixelId: null,
    })
  })

  it.each([
    { containerOne: 'G-1A2B3C4D5E' },
    { containerTwo: 'gtm-abc1234' },
    { analyticsId: "G-1');alert(1)" },
    { pixelId: '12 345' },
    { overlayFirstVisit: 1500.5 },
    { overlayNavigation: 20_000 },
    { overlayNavigation: null },
    { policyVersion: '' },
    { beforeChoice: 'everything' },
  ])('are refused where they are none: %j', async (data) => {
    await expect(save(data)).rejects.toMatchObject({ status: 400 })
  })
})

describe('An editor who mistypes an id', () => {
  it.each([
    [{ containerOne: 'gtm-1' }, 'เขียนแบบ GTM-ABC1234 ตัวพิมพ์ใหญ่ทั้งหมด'],
    [{ pixelId: 'x' }, 'เป็นตัวเลขล้วน 5 ถึง 20 หลัก'],
    [{ overlayNavigation: 1.5 }, 'กรุณากรอกจำนวนเต็มตั้งแต่ 0 ถึง 10000'],
  ])('is told what it looks like: %j', async (data, message) => {
    await expect(save(data)).rejects.toMatchObject({ data: { errors: [{ message }] } })
  })
})

describe('Asking about cookies again', () => {
  const wire = async () =>
    await readGlobal(payload, { wire: trackingWire, slug: 'tracking' }, 'th', 'published')

  it('begins another round with a tick, which does not stay', async () => {
    await save({ policyVersion: '1' })
    expect(await wire()).toMatchObject({ consentRound: 1 })
    const asked = await save({ askAnew: true, policyVersion: '2' })
    expect(asked).toMatchObject({ askAnew: false, consentRound: 2 })
    expect(Math.abs(Date.parse(asked.askedAnewAt ?? '') - Date.now())).toBeLessThan(60_000)
    expect(await wire()).toMatchObject({ consentRound: 2, policyVersion: '2' })
  })

  it('is not what another version alone does', async () => {
    const { consentRound, askedAnewAt } = await save({ policyVersion: '3' })
    expect(await save({ policyVersion: '4' })).toMatchObject({ consentRound, askedAnewAt })
  })

  it('is counted by the service alone', async () => {
    const editor = await payload.create({
      collection: 'staff',
      data: staffData('asks-again', 'editor'),
    })
    const { consentRound } = await save({})
    const data = { consentRound: 7 }
    const user = { ...editor, collection: 'staff' as const }
    const changed = { slug: 'tracking', data, overrideAccess: false, user } as const
    expect(await payload.updateGlobal(changed)).toMatchObject({ consentRound })
  })
})

describe('Where scripts come from', () => {
  it.each([
    ['https://tags.example/', 'https://tags.example'],
    ['http://127.0.0.1:4250', 'http://127.0.0.1:4250'],
    ['http://localhost:4250', 'http://localhost:4250'],
    ['http://[::1]:4250', 'http://[::1]:4250'],
  ])('may be %s', async (tagOrigin, kept) => {
    expect(await save({ tagOrigin })).toMatchObject({ tagOrigin: kept })
  })

  it.each([
    'http://tags.example',
    'http://127.0.0.1.evil.example',
    'https://tags.example/gtm.js',
    'https://tags.example; script-src *',
    'https://user@tags.example',
    'javascript:alert(1)',
    '//tags.example',
    '',
  ])('is refused: %s', async (pixelOrigin) => {
    await expect(save({ pixelOrigin })).rejects.toMatchObject({ status: 400 })
  })

  it('is changed by administrators alone, the ids by editors too', async () => {
    const change = async (role: 'editor' | 'administrator') => {
      const account = await payload.create({ collection: 'staff', data: staffData(role, role) })
      return await payload.updateGlobal({
        slug: 'tracking',
        data: { tagOrigin: `https://${role}.example`, pixelId: '1234567' },
        overrideAccess: false,
        user: { ...account, collection: 'staff' },
      })
    }
    await save({ tagOrigin: 'https://tags.example', pixelId: null })
    expect(await change('editor')).toMatchObject({
      tagOrigin: 'https://tags.example',
      pixelId: '1234567',
    })
    expect(await change('administrator')).toMatchObject({
      tagOrigin: 'https://administrator.example',
    })
  })
})
