import { isPlainObject } from '@washhouse/contract/wire/brackets'
import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { label } from '../../ground/languages/labels.ts'
import { say } from '../../ground/languages/say.ts'
import { preferenceFaults } from './bound-preferences.ts'
import type { Fault } from './field-fault.ts'
import { findMalformed } from './find-malformed.ts'
import { findUnstorable } from './find-unstorable.ts'
import { checkLanguage, settleLanguage } from './settle-language.ts'
import { noObject } from './value-shapes.ts'

const noPassword = label('ต้องเป็นข้อความ', 'It must be a text.')

/** Before anything else is done with a record that was sent: its language, and what its fields hold. */
export const refuseMalformed: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  const isWrite = operation === 'create' || operation === 'update'
  const data: unknown = 'data' in args ? args.data : undefined
  const { slug, auth, flattenedFields } = collection
  settleLanguage(req, { isWrite: isWrite && data !== undefined })
  if (data === undefined) return args
  if (!isWrite) {
    // An address to log in with, or to send a new password to.
    const unstorable = isPlainObject(data) ? findUnstorable(data) : undefined
    refuse(req, unstorable ? [unstorable] : [], { collection: slug })
    return args
  }
  if ('publishSpecificLocale' in args && args.publishSpecificLocale)
    checkLanguage(req, 'publishSpecificLocale', args.publishSpecificLocale)
  const faults = findFaults(req, flattenedFields, data)
  if (auth && isPlainObject(data) && !isTextOrNone(data['password']))
    faults.push({ path: 'password', text: noPassword })
  refuse(req, faults, { collection: slug })
  // When a record was made nobody changes; forms send it along.
  if (operation !== 'update' || args.overrideAccess || !isPlainObject(data)) return args
  return { ...args, data: { ...data, createdAt: undefined } }
}

/** The same of Payload's own records: whose a preference is, a hook of Payload's says. */
export const refuseMalformedOwn: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const { slug, flattenedFields } = collection
  const sent: unknown = args.data
  const isPreference = slug === 'payload-preferences' && isPlainObject(sent)
  const data = isPreference ? { ...sent, user: undefined } : sent
  const tooMuch = isPreference ? preferenceFaults(sent) : []
  refuse(req, [...findFaults(req, flattenedFields, data), ...tooMuch], { collection: slug })
  return { ...args, data }
}

export const refuseMalformedGlobal: GlobalBeforeOperationHook = ({
  args,
  global,
  operation,
  req,
}) => {
  const isWrite = operation === 'update'
  settleLanguage(req, { isWrite })
  if (!isWrite) return args
  refuse(req, findFaults(req, global.flattenedFields, args.data), { global: global.slug })
  return args
}

function findFaults(req: PayloadRequest, fields: FlattenedField[], data: unknown): Fault[] {
  if (!isPlainObject(data)) return [{ path: 'body', text: noObject }]
  const unstorable = findUnstorable(data)
  if (unstorable) return [unstorable]
  const { collections, db } = req.payload
  return findMalformed(fields, data, (slug) => {
    const own = Object.values(collections).find(({ config }) => config.slug === slug)
    return own?.customIDType ?? db.defaultIDType
  })
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}

function refuse(
  req: PayloadRequest,
  faults: readonly Fault[],
  of: { collection: string } | { global: string },
): void {
  if (faults.length === 0) return
  const errors = faults.map(({ path, text }) => ({ path, message: say(req, text.th, text.en) }))
  const error = new ValidationError({ ...of, errors, req }, req.t)
  // For whoever reads the notice alone.
  error.message = errors.map(({ path, message }) => `${path}: ${message}`).join(' · ')
  throw error
}
