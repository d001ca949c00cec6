import { randomBytes } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { requestConnection } from '../../platform/database/tables.ts'
import { label } from '../../platform/languages/labels.ts'
import { say } from '../../platform/languages/say.ts'
import { confirmPassword, currentPasswordField, fault } from './confirm-password.ts'
import { deleteFactor } from './factor.rows.ts'
import { passwordLinks, queueInvitation, queueNotices } from './staff-mail.ts'
import { findOwnFault, normalPassword } from '../../core/accounts/passwords/password-rule.ts'
import { plainEmail } from '../../core/attempts/mailbox.ts'
import { findAccountById, removePassword } from './staff.rows.ts'
import { endLinks, deleteLinks } from '../../core/accounts/mail-links.rows.ts'

type Values = Record<string, unknown>

const noText = label('ต้องเป็นข้อความ', 'It must be a text.')

/** For staff passwords. */
export const passwordRule = { leastCharacters: 12 }

/** Normalizes the password the same way for check and storage. */
export const readSentPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  const data: unknown = 'data' in args ? args.data : undefined
  const isChange = operation === 'create' || operation === 'update'
  if (!isChange || !isPlainObject(data)) return args
  const { password } = data
  if (typeof password === 'string') data['password'] = normalPassword(password)
  return args
}

/** Runs for every create and change, from any source. */
export const checkChange: CollectionBeforeValidateHook = async ({
  data = {},
  operation,
  originalDoc,
  req,
}) => {
  const { [currentPasswordField]: current, ...account } = data
  const { password } = account
  const isUpdate = operation === 'update'
  const hasPassword = isUpdate ? isGiven(password) : !isBlank(password)
  if (!isUpdate && !hasPassword) return withoutPassword(account, req)
  const isMoved =
    typeof account['email'] === 'string' &&
    plainEmail(account['email']) !== plainEmail(String(originalDoc?.email ?? ''))
  const isOwn = isUpdate && isOwner(req, originalDoc?.id)
  if (hasPassword && req.user && !isOwn) throw fault(req, 'password', linkInstead(req))
  if (isUpdate && req.user && (hasPassword || isMoved)) await confirmPassword(req, current)
  if (hasPassword) await checkPassword(req, password, [account, originalDoc ?? {}])
  if (hasPassword && isUpdate) req.context[changeMark(originalDoc?.id)] = true
  return account
}

function isGiven(password: unknown): boolean {
  return password !== undefined && password !== null && password !== ''
}

/** Payload's form requires a password for a new account, so ours sends spaces. */
function isBlank(password: unknown): boolean {
  return !isGiven(password) || (typeof password === 'string' && password.trim() === '')
}

/** Payload stores no account without a password. This random one is removed by `settleInvited`. */
function withoutPassword(account: Values, req: PayloadRequest): Values {
  const password = randomBytes(48).toString('base64url')
  req.context[unknownPassword] = password
  return { ...account, password }
}

function isOwner({ user }: PayloadRequest, id: unknown): boolean {
  return user?.collection === 'staff' && String(user.id) === String(id)
}

function linkInstead(req: PayloadRequest): string {
  return say(
    req,
    'ตั้งรหัสผ่านให้ผู้อื่นไม่ได้ ระบบจะส่งลิงก์ให้เจ้าของบัญชีตั้งเอง',
    'You cannot set a password for somebody else: a link is mailed, and the owner of the account chooses one.',
  )
}

async function checkPassword(
  req: PayloadRequest,
  password: unknown,
  described: readonly object[],
): Promise<void> {
  const label =
    typeof password === 'string'
      ? await findOwnFault(req.payload, passwordRule, password, ...described)
      : noText
  if (label) throw fault(req, 'password', say(req, label.th, label.en))
}

const unknownPassword = 'password that nobody knows'

const changeMark = (id: unknown) => `password changed ${String(id)}`

/** Whether this write sets another password. */
export function hasNewPassword({ context }: PayloadRequest, id: number | string): boolean {
  return context[changeMark(id)] === true
}

/** Ends open links and notifies the owner. An owner without a password is invited at the new address. */
export const noteChange: CollectionAfterChangeHook = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create') {
    if (data['password'] === req.context[unknownPassword]) await settleInvited(req, doc)
    return
  }
  const hasPassword = hasNewPassword(req, doc.id)
  const isMoved = doc.email !== previousDoc.email
  if (!hasPassword && !isMoved) return
  const { payload } = req
  await endLinks(payload, { collection: 'staff', id: doc.id }, passwordLinks)
  await queueNotices(payload, {
    id: doc.id,
    what: [
      ...(hasPassword ? (['password'] as const) : []),
      ...(isMoved ? (['email'] as const) : []),
    ],
    to: [previousDoc.email, doc.email],
  })
  const isInvited = !hasPassword && (await findAccountById(payload, doc.id))?.hash === null
  if (isInvited) await queueInvitation(payload, doc, await requestConnection(req))
}

/**
 * Removes the random password, and invites the owner if staff created the account; `npm run admin` prints a link instead.
 */
async function settleInvited(
  req: PayloadRequest,
  account: { id: number | string; email: string },
): Promise<void> {
  const { payload, user } = req
  const connection = await requestConnection(req)
  await removePassword(payload, account.id, connection)
  if (user) await queueInvitation(payload, account, connection)
}

/** Another account may get the same id. */
export const forgetAccount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteLinks(req.payload, { collection: 'staff', id })
  await deleteFactor(req.payload, id, await requestConnection(req))
}
