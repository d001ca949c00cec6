import { ValidationError } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBranch, fillBranches } from '../../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { changeBus } from '../../../core/changes/change-bus.ts'
import type { Branch } from '../../../platform/payload-types.ts'
import { watchExceptions } from './exception-schedule.ts'

type Exception = NonNullable<Branch['exceptions']>[number]

let service: ContractService
let province: number
let count = 10

beforeAll(async () => {
  service = await startContractService()
  province = (await fillBranches(service.payload, 1)).chiangMai.id
})
afterAll(() => service.stop())

const newBranch = async () => (await createBranch(service.payload, province, (count += 1))).id

const write = (id: number, exceptions: Partial<Exception>[], draft = false) =>
  service.payload.update({
    collection: 'branches',
    id,
    locale: 'th',
    draft,
    data: { exceptions, _status: draft ? 'draft' : 'published' },
  })

async function refusedPaths(exceptions: object[]): Promise<string[]> {
  try {
    await write(await newBranch(), exceptions)
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path }) => path)
  }
}

const bangkok = (time: string) => new Date(`${time}:00+07:00`).toISOString()

async function readException(id: number): Promise<unknown> {
  const { body } = await service.get(`/api/branch/${id}`)
  return (body as { result: { exceptions: unknown[] } }).result.exceptions
}

describe('the exceptions of a branch', () => {
  it('are read with its record and in the list, in both languages at once', async () => {
    const id = await newBranch()
    const closed = {
      kind: 'closed',
      begins: bangkok('2027-04-13T00:00'),
      ends: bangkok('2027-04-16T00:00'),
      thai: 'หยุดสงกรานต์',
      english: 'Closed for Songkran',
    } as const
    await write(id, [closed])
    const expected = [{ ...closed, opens: null, closes: null }]
    expect(await readException(id)).toEqual(expected)
    const { body } = await service.get(`/api/branch?ids=${id}`, { lang: 'en' })
    expect(body).toMatchObject({ result: [{ exceptions: expected }] })
  })

  it('of a draft are not seen', async () => {
    const id = await newBranch()
    await write(id, [{ kind: 'closed', thai: 'ยังไม่แน่' }], true)
    expect(await readException(id)).toEqual([])
  })

  it('begin now if no time is given, and cover whole days if they change the hours', async () => {
    const id = await newBranch()
    const before = Date.now()
    await write(id, [
      { kind: 'closed' },
      {
        kind: 'hours',
        begins: bangkok('2027-12-31T09:30'),
        ends: bangkok('2028-01-01T00:00'),
        opens: '9.00',
        closes: '24:00',
      },
      { kind: 'notice', thai: 'ที่จอดรถเต็ม', opens: '09:00', closes: '10:00' },
    ])
    const [closed, hours, notice] = (await readException(id)) as [Exception, Exception, Exception]
    expect(Date.parse(closed.begins ?? '')).toBeGreaterThanOrEqual(before)
    expect(hours).toMatchObject({
      begins: bangkok('2027-12-31T00:00'),
      ends: bangkok('2028-01-01T00:00'),
      opens: '09:00',
      closes: '00:00',
    })
    expect(notice).toMatchObject({ opens: null, closes: null })
  })

  it('begin and end at midnight in Thailand on a day that has no time', async () => {
    const id = await newBranch()
    await write(id, [
      { kind: 'closed', begins: '2027-04-13', ends: '2570-04-16' },
      { kind: 'hours', begins: '2027-12-31', ends: '2028-01-01', opens: '18:00', closes: '03:00' },
    ])
    expect(await readException(id)).toMatchObject([
      { begins: bangkok('2027-04-13T00:00'), ends: bangkok('2027-04-16T00:00') },
      { begins: bangkok('2027-12-31T00:00'), ends: bangkok('2028-01-01T00:00') },
    ])
  })

  it.each<[what: string, exception: object, path: string]>([
    [
      'that end before they begin',
      { kind: 'closed', begins: bangkok('2027-01-02T00:00'), ends: bangkok('2027-01-01T00:00') },
      'ends',
    ],
    [
      'that end as they begin',
      { kind: 'closed', begins: bangkok('2027-01-02T00:00'), ends: bangkok('2027-01-02T00:00') },
      'ends',
    ],
    ['of a year that is a slip', { kind: 'closed', begins: bangkok('2057-01-02T00:00') }, 'begins'],
    ['that announce nothing', { kind: 'notice', english: 'In English alone' }, 'thai'],
    ['with other hours that are none', { kind: 'hours', opens: '25:00', closes: '20:00' }, 'opens'],
    ['with other hours that are left out', { kind: 'hours', opens: '08:00' }, 'closes'],
    ['of a kind that does not exist', { kind: 'holiday' }, 'kind'],
    ['with a text that is too long', { kind: 'closed', thai: 'ย'.repeat(501) }, 'thai'],
  ])('%s are refused by the name of the field', async (_, exception, field) => {
    expect(await refusedPaths([exception])).toEqual([`exceptions.0.${field}`])
  })

  it('understand Buddhist years, and are at most 30', async () => {
    const id = await newBranch()
    await write(id, [{ kind: 'closed', begins: '2570-04-12T17:00:00.000Z' }])
    expect(await readException(id)).toMatchObject([{ begins: bangkok('2027-04-13T00:00') }])
    const many = Array.from({ length: 31 }, () => ({ kind: 'closed' }))
    expect(await refusedPaths(many)).toEqual(['exceptions'])
  })
})

it('The announcement of a row is kept, but for a copied row and one that is used again', async () => {
  const { payload } = service
  const id = await newBranch()
  const past = { begins: bangkok('2026-01-01T00:00'), ends: bangkok('2026-01-02T00:00') }
  const rowsOf = async (): Promise<Partial<Exception>[]> => {
    const { exceptions } = await payload.findByID({ collection: 'branches', id })
    return exceptions ?? []
  }
  await write(id, [{ kind: 'closed', ...past }])
  const [first = {}] = await rowsOf()
  expect(first.announcement).toMatch(/^[0-9a-f-]{36}$/)

  await write(id, [first, { ...first, id: null }])
  const [kept, copied] = await rowsOf()
  expect(kept?.announcement).toBe(first.announcement)
  expect(copied?.announcement).not.toBe(first.announcement)

  await write(id, [
    { ...first, begins: bangkok('2027-01-01T00:00'), ends: bangkok('2027-01-02T00:00') },
  ])
  expect((await rowsOf())[0]?.announcement).not.toBe(first.announcement)
})

it('A branch is announced when an exception of it begins and when it ends', async () => {
  const { payload } = service
  const stop = await watchExceptions(payload)
  const told: { at: number; tags: readonly string[] }[] = []
  const unsubscribe = changeBus.subscribe(({ tags }) => told.push({ at: Date.now(), tags }))
  const id = await newBranch()
  const [begins, ends] = [new Date(Date.now() + 1200), new Date(Date.now() + 2000)]
  await write(id, [{ kind: 'closed', begins: begins.toISOString(), ends: ends.toISOString() }])
  const scheduledChangesSince = (moment: Date) =>
    told.filter(({ at, tags }) => at >= moment.getTime() && tags.includes(`branch:${id}`))
  await expect
    .poll(() => scheduledChangesSince(ends).length, { timeout: 5000, interval: 20 })
    .toBe(1)
  expect(scheduledChangesSince(begins)).toHaveLength(2)
  expect(scheduledChangesSince(begins)[0]?.tags).toEqual(['branch', `branch:${id}`])
  unsubscribe()
  stop()
})
