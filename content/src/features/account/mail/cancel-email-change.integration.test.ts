import { beforeEach, describe, expect, it } from 'vitest'
import { openMemberBench } from '../../../../testing/member-bench.ts'
import { testPassword } from '../../../../testing/test-password.ts'

const { createMember, mailsTo, pause, post, resume, tokensFor } = await openMemberBench()

const fresh = 'ม้าลายขี่จักรยานสีส้ม'
let count = 0
let next = ''
beforeEach(() => {
  count += 1
  next = `next-${count}@example.com`
})

const ask = (token: string, email: string) =>
  post('/users/me/email', { current_password: testPassword, email }, { token })
const confirm = (token: string) => post('/auth/email/confirm', { token })
const newest = async (email: string, page: string) =>
  (await tokensFor(email, page)).at(-1) ?? 'none'

describe('A change of e-mail that is not confirmed', () => {
  const change = (token: string) =>
    post('/users/me/password', { current_password: testPassword, password: fresh }, { token })

  it.each(['change', 'reset'])(
    'is cancelled with the password (%s), as the mail about that and the link’s answer say',
    async (how) => {
      const owner = await createMember({ language: 'en' })
      await ask(owner.token, next)
      const token = await newest(next, '/verify-email')
      if (how === 'change') await change(owner.token)
      else {
        await post('/auth/password/request', { email: owner.email })
        const reset = await newest(owner.email, '/reset-password')
        await post('/auth/password/reset', { token: reset, password: fresh })
      }
      const told = (await mailsTo(owner.email)).at(-1)
      expect(told?.subject).toContain('password for your')
      expect(told?.text).toContain('We cancelled it')
      expect(told?.text).not.toContain(next)
      const { status, text } = await confirm(token)
      expect([status, JSON.parse(text).errors[0].extensions]).toEqual([
        403,
        { type: 'cancelled', code: 'INVALID_TOKEN' },
      ])
    },
  )

  it('is cancelled with the password, too, while its mail has not left', async () => {
    const owner = await createMember()
    await pause()
    await ask(owner.token, next)
    await change(owner.token)
    resume()
    expect(await mailsTo(next)).toEqual([])
    expect((await mailsTo(owner.email)).map(({ text }) => text).join()).toContain('เรายกเลิกให้แล้ว')
  })

  it('that was confirmed, ended or never asked for is not called cancelled', async () => {
    const owner = await createMember()
    await ask(owner.token, next)
    const token = await newest(next, '/verify-email')
    await confirm(token)
    await change(owner.token)
    expect(JSON.parse((await confirm(token)).text).errors[0].extensions).toEqual({
      code: 'INVALID_TOKEN',
    })
    const mails = [...(await mailsTo(next)), ...(await mailsTo(owner.email))]
    expect(mails.filter(({ text }) => text?.includes('ยกเลิก'))).toEqual([])
  })
})
