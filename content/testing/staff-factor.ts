import { z } from 'zod'
import { codeOf } from './app-code.ts'
import type { staffCalls } from './staff-calls.ts'
import { tokenOf } from './staff-calls.ts'
import { testPassword } from './test-password.ts'

type Call = ReturnType<typeof staffCalls>

const SetUp = z.object({ token: z.string(), secret: z.string(), qr: z.string() })
const Recovery = z.object({ recoveryCodes: z.array(z.string()) })

/** A code that is wrong at any of the accepted steps. */
export function wrongCodeOf(secret: string): string {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, steps))
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
}

export async function signInPending(call: Call, email: string, password = testPassword) {
  const answer = await call('/login', { body: { email, password }, from: `${Math.random()}` })
  const { pending } = z
    .object({ pending: SetUp.partial({ secret: true, qr: true }).optional() })
    .parse(JSON.parse(answer.text))
  return { answer, token: pending?.token ?? '', secret: pending?.secret ?? '', qr: pending?.qr }
}

export const enterCode = (call: Call, token: string, code: string) =>
  call('/login-code', { body: { token, code }, from: `${Math.random()}` })

/** Sets up the second factor of an account that needs none; returns a session, too. */
export async function setUpFactor(call: Call, { id, email }: { id: number; email: string }) {
  const session = tokenOf((await signInPending(call, email)).answer)
  const begun = await call(`/${id}/factor`, {
    body: { currentPassword: testPassword },
    token: session,
  })
  const { token, secret } = SetUp.parse(JSON.parse(begun.text))
  const done = await call(`/${id}/factor/confirm`, {
    body: { token, code: codeOf(secret, -1) },
    token: session,
  })
  return { session, secret, recoveryCodes: recoveryCodesIn(done.text) }
}

export const recoveryCodesIn = (text: string) => Recovery.parse(JSON.parse(text)).recoveryCodes
