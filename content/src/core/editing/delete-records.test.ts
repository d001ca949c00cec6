import { afterEach, describe, expect, it, vi } from 'vitest'
import { deleteRecords } from './delete-records.ts'

afterEach(() => vi.unstubAllGlobals())

const answerWith = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return await deleteRecords('/cms-api/customer-reviews?count=2')
}
const answer = (body: unknown, status = 200) =>
  answerWith(async () => Response.json(body, { status }))

describe('What came of a deletion', () => {
  it('is how many records are gone', async () => {
    const docs = [{ id: 1 }, { id: 2 }]
    expect(await answer({ docs, errors: [] })).toEqual({ kind: 'done', deleted: 2, stayed: [] })
    expect(await answer({ id: 1, name: 'สมใจ' })).toEqual({ kind: 'done', deleted: 1, stayed: [] })
  })

  it('is which records were not deleted and why, and how many were', async () => {
    const used = 'ลบไม่ได้ ยังใช้อยู่ที่ ข่าว “อบฟรี”'
    const errors = [
      { id: 3, isPublic: true, message: used },
      {
        id: 4,
        isPublic: true,
        message: 'Document with ID 4 is currently locked and cannot be deleted.',
      },
      { id: 5, isPublic: false, message: 'Something went wrong.' },
    ]
    const told = await answer({ docs: [{ id: 1 }], errors, message: 'half English' }, 400)
    expect(told).toMatchObject({ kind: 'done', deleted: 1 })
    expect(told.kind === 'done' && told.stayed).toEqual([
      { id: '3', reason: used },
      { id: '4', reason: { th: 'มีผู้อื่นกำลังแก้ไขอยู่', en: 'Somebody else is editing it.' } },
      { id: '5', reason: expect.objectContaining({ th: expect.stringContaining('ลบไม่สำเร็จ') }) },
    ])
  })

  it('is that the number has changed meanwhile', async () => {
    const data = { errors: [{ path: 'count', message: 'count: …' }] }
    const errors = [{ message: 'count: …', data }]
    expect(await answer({ errors }, 400)).toEqual({ kind: 'count changed' })
  })

  it('is a refusal in the words of the service, or without any', async () => {
    const errors = [{ message: 'มีผู้อื่นกำลังแก้ไขรายการนี้' }]
    expect(await answer({ errors }, 423)).toEqual({ kind: 'refused', said: errors[0]?.message })
    const refused = { kind: 'refused', said: undefined }
    expect(await answer({}, 502)).toEqual(refused)
    expect(await answerWith(() => Promise.reject(new Error('offline')))).toEqual(refused)
    expect(await answerWith(async () => new Response('<!doctype html>'))).toEqual(refused)
  })
})
