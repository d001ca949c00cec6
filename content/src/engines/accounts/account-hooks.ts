import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { label } from '../../ground/languages/labels.ts'
import { say } from '../../ground/languages/say.ts'
import { sameWords, waitWords } from './account-answers.ts'
import type { AccountKind } from './account-kind.ts'
import { queueNotices } from './account-mail.ts'
import { findOwnFault } from './passwords/account-password.ts'
import { findAccountById, plainEmail } from './account.rows.ts'
import { attemptKey, forgetTries, takeTry } from './attempts.rows.ts'
import { keysOf } from '../../ground/keys.ts'
import { keepGiven, wasGiven } from './passwords/given-passwords.ts'
import { isPassword } from './passwords/password-hash.ts'
import { normalPassword } from './passwords/password-rule.ts'
import { endLinks, forgetLinks } from './mail-links.rows.ts'
import { isSameToPeople } from './passwords/same-password.ts'
import { placeOf } from './visitor-place.ts'

/** Under what the account's form asks for the password of whoever fills it in. */
export const currentPasswordField = 'currentPassword'

/** Set while an account has a password that somebody else chose for it. */
export const mustChangeField = 'mustChangePassword'

/** What is kept of the passwords that others chose for it, so that none of them becomes its own. */
export const givenPasswordsField = 'givenPasswords'

const noText = label('ต้องเป็นข้อความ', 'It must be a text.')

/** What holds whenever an account is made or changed, by whichever way. */
export function accountHooks(kind: AccountKind) {
  return {
    beforeOperation: [readSent],
    beforeValidate: [checkChange(kind)],
    afterChange: [noteChange(kind)],
    afterDelete: [forgetAccount(kind)],
  }
}

/** As the password is checked, so it is stored. */
const readSent: CollectionBeforeOperationHook = ({ args, operation }) => {
  const data: unknown = 'data' in args ? args.data : undefined
  const isChange = operation === 'create' || operation === 'update'
  if (!isChange || !isPlainObject(data)) return args
  const { password } = data
  if (typeof password === 'string') data['password'] = normalPassword(password)
  return args
}

function checkChange(kind: AccountKind): CollectionBeforeValidateHook {
  return async ({ data = {}, operation, originalDoc, req }) => {
    const { [currentPasswordField]: current, ...account } = data
    const { password } = account
    const hasPassword = password !== undefined && password !== null && password !== ''
    const isMoved =
      typeof account['email'] === 'string' &&
      plainEmail(account['email']) !== plainEmail(String(originalDoc?.email ?? ''))
    const isOwn = operation === 'update' && isOwner(kind, req, originalDoc?.id)
    const isDue = isOwn && originalDoc?.[mustChangeField] === true
    if (isDue && !hasPassword) throw fault(kind, req, 'password', firstOfAll(req))
    if (operation === 'update' && req.user && (hasPassword || isMoved))
      await confirm(kind, req, current)
    if (hasPassword) await checkPassword(kind, req, password, [account, originalDoc ?? {}])
    if (isDue && isSameToPeople(String(password), String(current)))
      throw fault(kind, req, 'password', sameWords(req))
    const { secret } = req.payload
    const given: unknown = originalDoc?.[givenPasswordsField]
    if (hasPassword && isOwn && (await wasGiven(given, String(password), keysOf(req.payload))))
      throw fault(kind, req, 'password', sameWords(req))
    if (hasPassword && operation === 'update') req.context[changeMark(originalDoc?.id)] = true
    // Chosen by another person, it is known to him.
    if (hasPassword && req.user) account[mustChangeField] = !isOwn
    if (hasPassword && account[mustChangeField] === true)
      account[givenPasswordsField] = await keepGiven(given, String(password), secret)
    return account
  }
}

function isOwner({ collection }: AccountKind, { user }: PayloadRequest, id: unknown): boolean {
  return user?.collection === collection && String(user.id) === String(id)
}

function firstOfAll(req: PayloadRequest): string {
  return say(req, 'ตั้งรหัสผ่านของคุณเองก่อน', 'Set a password of your own first.')
}

/** Whoever changes how somebody signs in shows that it is he who sits there. */
async function confirm(kind: AccountKind, req: PayloadRequest, given: unknown): Promise<void> {
  const { payload, user } = req
  if (!user) return
  const own = { collection: user.collection }
  const password = typeof given === 'string' ? given : ''
  if (password === '')
    throw fault(
      kind,
      req,
      currentPasswordField,
      say(req, 'พิมพ์รหัสผ่านปัจจุบันของคุณเพื่อยืนยัน', 'Type your own current password to confirm this.'),
    )
  const place = placeOf(req, own, user.id)
  const key = attemptKey(payload, 'confirm', user.collection, String(user.id), place)
  const wait = await takeTry(payload, key)
  if (wait > 0) throw waitFault(req, wait)
  if (!(await isPassword(await findAccountById(payload, own, user.id), password)))
    throw fault(
      kind,
      req,
      currentPasswordField,
      say(req, 'รหัสผ่านปัจจุบันไม่ถูกต้อง', 'This is not your current password.'),
    )
  await forgetTries(payload, key)
}

async function checkPassword(
  kind: AccountKind,
  req: PayloadRequest,
  password: unknown,
  described: readonly object[],
): Promise<void> {
  const label =
    typeof password === 'string'
      ? await findOwnFault(req.payload, kind, password, ...described)
      : noText
  if (label) throw fault(kind, req, 'password', say(req, label.th, label.en))
}

function fault({ collection }: AccountKind, req: PayloadRequest, path: string, message: string) {
  const error = new ValidationError({ collection, errors: [{ path, message }] }, req.t)
  // The notice says what is wrong as well, not the field's name alone.
  error.message = message
  return error
}

function waitFault(req: PayloadRequest, seconds: number): APIError {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', String(seconds))
  const message = waitWords(req, seconds)
  return new APIError(message, 429, { errors: [{ path: currentPasswordField, message }] }, true)
}

const changeMark = (id: unknown) => `password changed ${String(id)}`

/** The ways in that were open end, and the owner hears of it. */
function noteChange(kind: AccountKind): CollectionAfterChangeHook {
  return async ({ doc, operation, previousDoc, req }) => {
    if (operation !== 'update') return
    const hasPassword = req.context[changeMark(doc.id)] === true
    const isMoved = doc.email !== previousDoc.email
    if (!hasPassword && !isMoved) return
    const { collection } = kind
    await endLinks(req.payload, { collection, id: doc.id }, ['reset'])
    await queueNotices(req.payload, kind, {
      id: doc.id,
      what: [
        ...(hasPassword ? (['password'] as const) : []),
        ...(isMoved ? (['email'] as const) : []),
      ],
      to: [previousDoc.email, doc.email],
    })
  }
}

/** Another account may get the same id. */
function forgetAccount({ collection }: AccountKind): CollectionAfterDeleteHook {
  return async ({ id, req }) => await forgetLinks(req.payload, { collection, id })
}
