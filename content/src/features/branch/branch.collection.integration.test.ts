import { setTimeout as sleep } from 'node:timers/promises'
import { type BasePayload, ValidationError } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { createExample } from '../../../testing/example-records.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { createProvince, createSector } from '../../../testing/record-data.ts'
import { readHours } from './opening-hours.ts'
import { sortKeysOf } from './branch-order.ts'

let payload: BasePayload
let province: number

beforeAll(async () => {
  payload = await openPayload()
  province = await createProvince(payload)
})

afterAll(() => closePayload(payload))

describe('what an editor may publish as a branch', () => {
  const bad: [what: string, data: object, path: string][] = [
    ['a slug with capitals', { slug: 'Nimman' }, 'slug'],
    ['a slug that could be an id', { slug: '42' }, 'slug'],
    ['a slug in Thai', { slug: 'นิมมาน' }, 'slug'],
    ['a phone number that nobody can have', { phone: '+66112345678' }, 'phone'],
    [
      'a page that is no map as the map',
      { googleMap: 'https://facebook.com/fongsai' },
      'googleMap',
    ],
    ['a name that nobody sees', { name: '\u200B\u3164' }, 'name'],
    ['a map link that is not https', { googleMap: 'http://maps.example' }, 'googleMap'],
    ['a link that runs a script', { facebook: 'javascript:alert(1)' }, 'facebook'],
    ['a latitude beyond the pole', { latitude: 91 }, 'latitude'],
    ['a longitude beyond the date line', { longitude: -181 }, 'longitude'],
    ['a latitude alone', { latitude: 18.8 }, 'latitude'],
    ['a longitude alone', { longitude: 98.97 }, 'longitude'],
    ['no Thai name', { name: ' ' }, 'name'],
    ['no province', { province: null }, 'province'],
    ['a province that is not there', { province: 9_000_000 }, 'province'],
    ['a service that does not exist', { services: ['ironing'] }, 'services'],
  ]

  for (const [what, data, path] of bad)
    it(`does not include ${what}`, async () => {
      expect(await pathsRefused(data)).toEqual([path])
    })

  it.each([
    ['in Paris', 48.85, 2.35],
    ['in Phnom Penh', 11.56, 104.92],
    ['at 0, 0', 0, 0],
    ['whose numbers are the wrong way round', 98.97, 18.8],
    ['beyond the globe', 91, 181],
  ])('does not include a place %s', async (_, latitude, longitude) => {
    expect(await pathsRefused({ latitude, longitude })).toEqual(['latitude', 'longitude'])
  })

  it('includes a place in Thailand that was moved by one number, and not one abroad', async () => {
    const { id } = await create({ slug: 'moved', latitude: 18.8, longitude: 98.97 })
    const move = (data: object) =>
      payload.update({ collection: 'branches', id, data: { ...data, _status: 'published' } })
    expect(await move({ latitude: 18.7 })).toMatchObject({ latitude: 18.7, longitude: 98.97 })
    await expect(move({ longitude: 2.35 })).rejects.toThrow(ValidationError)
    await expect(move({ latitude: 48.85 })).rejects.toThrow(ValidationError)
    expect(await move({ latitude: null, longitude: null })).toMatchObject({ latitude: null })
  })

  it('keeps a place abroad that was public before the rule, until it is moved', async () => {
    const { id } = await create({ slug: 'abroad' })
    const stored = { latitude: 48.85, longitude: 2.35 }
    await payload.db.updateOne({ collection: 'branches', id, data: stored })
    const save = (data: object) =>
      payload.update({
        collection: 'branches',
        id,
        data: { ...stored, ...data, _status: 'published' },
      })
    expect(await save({ phone: '1175' })).toMatchObject(stored)
    await expect(save({ longitude: 2.36 })).rejects.toThrow(ValidationError)
  })

  it('refuses opening hours with an invalid time, or without those of weekdays', async () => {
    const hours = {
      isOpenAllDay: false,
      weekdayOpens: '9:60',
      weekdayCloses: '',
      weekendOpens: '25:00',
      weekendCloses: 'ดึก',
    }
    const paths = ['weekdayOpens', 'weekdayCloses', 'weekendOpens', 'weekendCloses']
    const refused = await pathsRefused({ hours })
    expect(refused.toSorted()).toEqual(paths.map((name) => `hours.${name}`).toSorted())
  })

  it('includes opening hours as people write them, the weekend’s only where they differ', async () => {
    const { id } = await create({
      slug: 'typed-hours',
      hours: { isOpenAllDay: false, weekdayOpens: '9.00', weekdayCloses: '24:00' },
    })
    const { hours } = await payload.findByID({ collection: 'branches', id })
    expect(hours).toMatchObject({ weekdayOpens: '09:00', weekdayCloses: '00:00' })
    const span = { opens: '09:00', closes: '00:00' }
    expect(readHours(hours ?? {}, false)).toEqual({ kind: 'daily', weekday: span, weekend: span })
    const weekend = { ...hours, weekendOpens: '๑๐.๓๐ น.', weekendCloses: '' }
    const changed = await payload.update({ collection: 'branches', id, data: { hours: weekend } })
    const later = { opens: '10:30', closes: '00:00' }
    expect(readHours(changed.hours ?? {}, false)).toMatchObject({ weekday: span, weekend: later })
  })

  it('does not include a slug that another branch has', async () => {
    await create({ slug: 'taken' })
    expect(await pathsRefused({ slug: 'taken' })).toEqual(['slug'])
  })

  it('includes a branch that is complete, and one without English', async () => {
    const { id } = await create({ slug: 'complete', phone: '+66812345678' })
    const data = { landmark: 'Beside the market', _status: 'published' } as const
    await payload.update({ collection: 'branches', id, data, locale: 'en' })
    const branch = await payload.findByID({ collection: 'branches', id, locale: 'all' })
    expect(branch.name).toEqual({ th: 'นิมมาน ซอย 9', en: null })
  })

  it('is stored in its normal form when a phone or an app pasted it', async () => {
    const link = 'https://maps.app.goo.gl/x'
    const { id } = await create({
      slug: 'pasted',
      name: ' สาขา\u202E อารีย์\n',
      phone: '\u202D02-123-4567 ต่อ 12\u202C',
      googleMap: `ฟองใส อารีย์\n${link}`,
    })
    const branch = await payload.findByID({ collection: 'branches', id, locale: 'th' })
    const read = { name: 'สาขา อารีย์', phone: '+6621234567;ext=12', googleMap: link }
    expect(branch).toMatchObject(read)
    const hotline = await create({ slug: 'hotline', phone: '1175' })
    expect(hotline.phone).toBe('1175')
  })

  it('does not include a draft from the English form whose Thai name was never written', async () => {
    const draft = await payload.create({
      collection: 'branches',
      locale: 'en',
      draft: true,
      data: { slug: 'english-only', name: 'English only', province, _status: 'draft' },
    })
    const data = { _status: 'published' } as const
    const publish = payload.update({ collection: 'branches', id: draft.id, data, locale: 'en' })
    await expect(publish).rejects.toThrow(ValidationError)
  })
})

describe('a province', () => {
  it('cannot be deleted while branches lie in it', async () => {
    await createExample(payload, 'branches')
    const { docs } = await payload.find({ collection: 'branches', limit: 1, sort: '-id' })
    const used = Number(docs[0]?.province)
    await expect(payload.delete({ collection: 'provinces', id: used })).rejects.toThrow(
      'สาขา “นิมมาน',
    )
  })
})

describe('A branch', () => {
  it('lies where its province does, whichever of the two was saved while the other was', async () => {
    const [from, to] = [await createSector(payload), await createSector(payload, 'ภาคใต้')]
    const { id } = await payload.create({
      collection: 'provinces',
      data: { name: 'ตาก', sector: from },
    })
    let moved: Promise<unknown> = Promise.resolve()
    meanwhile(payload, 'branches', async () => {
      moved = payload.update({ collection: 'provinces', id, data: { name: 'ยะลา', sector: to } })
      // On PostgreSQL the move waits until the branch is stored.
      await Promise.race([moved, sleep(300)])
    })
    const branch = await create({ slug: 'moved-meanwhile', province: id })
    await moved
    const keys = { sector: to, provinceSortTh: sortKeysOf({ th: 'ยะลา' }).th }
    const asked = { collection: 'branches', id: branch.id, showHiddenFields: true } as const
    expect(await payload.findByID(asked)).toMatchObject(keys)
    expect(await payload.findByID({ ...asked, draft: true })).toMatchObject(keys)
  })
})

function create(data: object) {
  const hours = { isOpenAllDay: true }
  const complete = { slug: 'example', name: 'นิมมาน ซอย 9', province, hours, ...data }
  return payload.create({
    collection: 'branches',
    locale: 'th',
    data: { ...complete, _status: 'published' },
  })
}

/** The field paths of the validation errors for a branch. */
async function pathsRefused(data: object): Promise<string[]> {
  try {
    await create(data)
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors.map(({ path }) => path)
    throw error
  }
}
