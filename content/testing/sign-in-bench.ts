import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { startContractService } from './contract-service.ts'
import { sendCall, type SentCall } from './member-requests.ts'
import { memberData } from './record-data.ts'
import { testPassword } from './test-password.ts'

/** The contract with an empty database, and members' actions to sign in. */
export async function openSignInBench() {
  const service = await startContractService()
  const { payload, url } = service
  afterAll(() => service.stop())

  /** A member with the test password. */
  async function register(changes: object = {}) {
    const data = { ...memberData(randomUUID()), ...changes }
    await payload.create({ collection: 'members', data })
    return data
  }

  async function post(path: string, body: object, sent: SentCall = {}) {
    const answered = await sendCall(url, path, { method: 'POST', body, ...sent })
    const answer = answered.text === '' ? {} : JSON.parse(answered.text)
    return { ...answered, data: answer.data, errors: answer.errors }
  }

  const logIn = (email: string, more: object = {}, from?: Record<string, string>) =>
    post('/auth/login', { email, password: testPassword, ...more }, from ? { from } : {})

  async function listFor(token: string) {
    const { status, text } = await sendCall(url, '/api/sessions', { token })
    const { result, errors } = JSON.parse(text)
    return { status, errors, sessions: result }
  }

  /** Purposes of the queued emails to a member. */
  async function warningsOf(memberId: string) {
    const where = { subjectId: { equals: memberId } }
    const { docs } = await payload.find({ collection: 'outbox', where })
    return docs.map(({ purpose }) => purpose)
  }

  return { payload, url, register, post, logIn, listFor, warningsOf }
}

/** Errors of a failed sign-in, the same for every reason. */
export const refusedSignIn = [
  { message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } },
]
