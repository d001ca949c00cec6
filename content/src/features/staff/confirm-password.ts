import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { waitTexts } from '../../core/accounts/account-answers.ts'
import { isPassword } from '../../core/accounts/passwords/password-hash.ts'
import { placeOf } from '../../core/accounts/visitor-place.ts'
import { attemptKey, clearAttempts, takeTry } from '../../core/attempts/attempts.rows.ts'
import { say } from '../../platform/languages/say.ts'
import { findAccountById } from './staff.rows.ts'

/** The form field with the acting person's own password. */
export const currentPasswordField = 'currentPassword'

/** Changing sign-in data requires the acting person's own password. */
export async function confirmPassword(req: PayloadRequest, given: unknown): Promise<void> {
  const { payload, user } = req
  if (!user) return
  const password = typeof given === 'string' ? given : ''
  if (password === '')
    throw fault(
      req,
      currentPasswordField,
      say(req, 'พิมพ์รหัสผ่านปัจจุบันของคุณเพื่อยืนยัน', 'Type your own current password to confirm this.'),
    )
  const place = placeOf(req, user.id)
  const key = attemptKey(payload, 'confirm', 'staff', String(user.id), place)
  const wait = await takeTry(payload, key)
  if (wait > 0) throw waitFault(req, currentPasswordField, wait)
  if (!(await isPassword(await findAccountById(payload, user.id), password)))
    throw fault(
      req,
      currentPasswordField,
      say(req, 'รหัสผ่านปัจจุบันไม่ถูกต้อง', 'This is not your current password.'),
    )
  await clearAttempts(payload, key)
}

export function fault(req: PayloadRequest, path: string, message: string) {
  const error = new ValidationError({ collection: 'staff', errors: [{ path, message }] }, req.t)
  // The message names the error, not only the field.
  error.message = message
  return error
}

export function waitFault(
  req: PayloadRequest,
  path: 'currentPassword' | 'code',
  seconds: number,
): APIError {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', String(seconds))
  const message = waitTexts(req, seconds, path === 'code' ? 'code' : 'password')
  return new APIError(message, 429, { errors: [{ path, message }] }, true)
}
