import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDataRequestBench } from '../../../../testing/data-request-bench.ts'

const bench = await openDataRequestBench()
const { payload, post, createMember, mailsTo, act, readRequest, stepsOf } = bench
const { askAsMember, askProven } = bench

describe('A guardian’s request', () => {
  it('erases the account of the minor and is closed by that, in one write that its log keeps', async () => {
    const { id, email } = await askProven({ kind: 'guardian' })
    expect((await act(id, 'withdraw')).status).toBe(409)
    const minor = await createMember({ email, ageDeclaration: 'guardian_agrees' })
    for (const role of ['editor', 'moderator'] as const)
      expect((await act(id, 'withdraw', role)).status).toBe(403)
    expect((await act(id, 'withdraw', 'administrator', 'เห็นสูติบัตร')).status).toBe(200)
    await expect(bench.read(minor.id)).rejects.toMatchObject({ status: 404 })
    expect(await readRequest(id)).toMatchObject({ state: 'answered', answer: 'เห็นสูติบัตร' })
    expect((await stepsOf(id)).slice(-2)).toMatchObject([
      { act: 'answered', by: expect.any(Number) },
      { act: 'withdrawn', by: expect.any(Number) },
    ])
    const texts = (await mailsTo(email)).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringContaining('เห็นสูติบัตร'))
    const where = { ids: { contains: minor.id } }
    const { docs } = await payload.find({ collection: 'staff-audit', where })
    expect(docs).toContainEqual(expect.objectContaining({ act: 'erase', about: 'members' }))
  })

  it('that the minor’s account has sent names nobody afterwards', async () => {
    const { id, member, message } = await askAsMember('guardian')
    expect((await act(id, 'withdraw')).status).toBe(200)
    await expect(bench.read(member.id)).rejects.toMatchObject({ status: 404 })
    expect(await readRequest(id)).toMatchObject({ state: 'answered', memberId: null })
    expect((await stepsOf(id)).at(-1)).toMatchObject({ act: 'withdrawn' })
    expect(await bench.withText(message)).toEqual([])
  })

  it('is carried out also where the minor has asked for the same', async () => {
    const { id, email } = await askProven({ kind: 'guardian' })
    const minor = await createMember({ email, emailVerified: true })
    const body = { kind: 'erasure', message: randomUUID() }
    await post('/api/data_requests', body, { token: minor.token })
    expect((await act(id, 'withdraw')).status).toBe(200)
    await expect(bench.read(minor.id)).rejects.toMatchObject({ status: 404 })
    expect(await readRequest(id)).toMatchObject({ state: 'answered', email: null })
    expect((await stepsOf(id)).at(-1)).toMatchObject({ act: 'withdrawn' })
  })

  it('is carried out by one of two at once, and not once it was refused', async () => {
    const { id, email } = await askProven({ kind: 'guardian' })
    await createMember({ email })
    const both = await Promise.all([act(id, 'withdraw'), act(id, 'withdraw')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const refused = await askProven({ kind: 'guardian' })
    const kept = await createMember({ email: refused.email })
    expect((await act(refused.id, 'refuse')).status).toBe(200)
    expect((await act(refused.id, 'withdraw')).status).toBe(409)
    expect(await bench.read(kept.id)).toMatchObject({ email: refused.email })
  })

  it('is the only one that erases an account so', async () => {
    const { id, member } = await askAsMember('erasure')
    expect((await act(id, 'withdraw')).status).toBe(409)
    expect(await bench.read(member.id)).toMatchObject({ email: member.email })
  })
})
