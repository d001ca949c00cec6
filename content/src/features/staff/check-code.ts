import { randomUUID } from 'node:crypto'
import { APIError, type PayloadRequest } from 'payload'
import { attemptKey, clearAttempts, takeTry } from '../../core/attempts/attempts.rows.ts'
import { failedSignIns } from '../../core/attempts/failed-sign-ins.ts'
import { say } from '../../platform/languages/say.ts'
import { fault, waitFault } from './confirm-password.ts'
import {
  describeSecret,
  drawRecoveryCodes,
  drawSecret,
  findStep,
  isRecoveryCode,
  tidyCode,
} from './factor-codes.ts'
import { sealTicket, type Ticket } from './factor-tickets.ts'
import {
  type Factor,
  findFactor,
  replaceRecoveryCodes,
  storeFactor,
  takeRecoveryCode,
  takeStep,
} from './factor.rows.ts'
import { queueNotices } from './staff-mail.ts'
import type { StoredAccount } from './staff.rows.ts'

/**
 * Uses up a code of the account's second factor, and returns that factor.
 * @throws an error at the field `code` if the code is wrong, used, or one of too many.
 */
export async function requireCode(
  req: PayloadRequest,
  { id }: Pick<StoredAccount, 'id'>,
  typed: string,
): Promise<Factor> {
  const { payload } = req
  const key = attemptKey(payload, 'second factor', String(id))
  const wait = await takeTry(payload, key)
  if (wait > 0) throw waitFault(req, 'code', wait)
  const factor = await findFactor(payload, id)
  if (!factor || !(await takeCode(req, factor, tidyCode(typed)))) throw wrongCode(req)
  await clearAttempts(payload, key)
  return factor
}

async function takeCode({ payload }: PayloadRequest, factor: Factor, code: string) {
  if (isRecoveryCode(code)) return await takeRecoveryCode(payload, factor, code)
  const step = factor.secret === undefined ? undefined : findStep(factor.secret, code)
  return step !== undefined && (await takeStep(payload, factor, step))
}

function wrongCode(req: PayloadRequest) {
  failedSignIns.staff += 1
  const message = say(
    req,
    'รหัสไม่ถูกต้องหรือใช้ไปแล้ว รอรหัสถัดไปในแอปแล้วลองใหม่ และตรวจว่านาฬิกาของโทรศัพท์ตรง',
    'This code is wrong or was used before. Wait for the next one in your app, and check that the clock of your phone is right.',
  )
  return fault(req, 'code', message)
}

/** Starts a set-up: what the app needs, and the ticket for `finishSetUp`. Nothing is stored yet. */
export function beginSetUp(
  { payload }: PayloadRequest,
  purpose: Parameters<typeof sealTicket>[1],
  account: StoredAccount,
  replaces?: Factor,
) {
  const secret = drawSecret()
  const token = sealTicket(payload, purpose, account, {
    secret,
    ...(replaces && { replaces: replaces.setUpId }),
  })
  return { token, ...describeSecret(secret, account.email) }
}

/** Stores the factor once its owner has typed a code of it. Returns its id and the recovery codes. */
export async function finishSetUp(
  req: PayloadRequest,
  account: StoredAccount,
  { secret, replaces }: Ticket,
  typed: string,
): Promise<{ setUpId: string; recoveryCodes: string[] }> {
  const { payload } = req
  const step = secret === undefined ? undefined : findStep(secret, tidyCode(typed))
  if (secret === undefined || step === undefined) throw wrongCode(req)
  const { codes, hashes } = drawRecoveryCodes()
  const setUpId = randomUUID()
  if (!(await storeFactor(payload, account.id, { setUpId, secret, step, hashes }, replaces)))
    throw new APIError(
      say(
        req,
        'การยืนยันสองขั้นของบัญชีนี้ถูกเปลี่ยนไปแล้ว โหลดหน้านี้ใหม่แล้วเริ่มอีกครั้ง',
        'The second factor of this account was changed meanwhile. Reload this page and start again.',
      ),
      409,
      undefined,
      true,
    )
  await queueNotices(payload, { id: account.id, what: ['factor'], to: [account.email] })
  return { setUpId, recoveryCodes: codes }
}

/** Replaces all recovery codes of a factor. */
export async function renewRecoveryCodes(
  { payload }: PayloadRequest,
  factor: Factor,
): Promise<string[]> {
  const { codes, hashes } = drawRecoveryCodes()
  await replaceRecoveryCodes(payload, factor, hashes)
  return codes
}
