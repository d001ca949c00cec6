import { createHmac, randomUUID } from 'node:crypto'
import { isOneOfSecrets } from '@washhouse/serving/client-address'
import { env } from '../../platform/env.ts'

type AccountId = number | string

const yearSeconds = 365 * 24 * 60 * 60
// More accounts than one browser uses; bounds the work for a long header.
const mostMarks = 8
const namePattern = /^known-browser-staff-([\w-]{1,40})$/

/**
 * A cookie that identifies a browser of a staff account that has signed in before. Failed attempts from other browsers then
 * do not lock the owner out. It grants no access.
 */
export function markBrowser(id: AccountId, secret: string): string {
  return [
    `known-browser-staff-${id}=${newMark('staff', id, secret)}`,
    'Path=/cms-api',
    `Max-Age=${yearSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(env.isHttps ? ['Secure'] : []),
  ].join('; ')
}

interface KnownBrowser {
  accountId: string
  mark: string
}

/** The staff accounts that know this browser. Ignores marks that are forged or older than a year. */
export function readMarks(
  cookies: string | null | undefined,
  secrets: readonly string[],
): KnownBrowser[] {
  const pairs = (cookies ?? '').split(/; */).filter((pair) => pair.startsWith('known-browser-'))
  return pairs.slice(0, mostMarks).flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=')
    const [, accountId] = namePattern.exec(name) ?? []
    if (!accountId) return []
    const mark = readMark(value, 'staff', accountId, secrets)
    return mark === undefined ? [] : [{ accountId, mark }]
  })
}

/** A mark for a browser that just signed in, for clients that do not use the cookie. */
export function newMark(collection: string, id: AccountId, secret: string): string {
  const text = `${Math.floor(Date.now() / 1000)}.${randomUUID()}`
  return `${text}.${sign(secret, collection, id, text)}`
}

/** The browser's id from its mark; undefined if the mark is forged, belongs to another account, or is older than a year. */
export function readMark(
  shown: string | null,
  collection: string,
  id: AccountId,
  secrets: readonly string[],
): string | undefined {
  const form = /^((\d{1,12})\.([\w-]{36}))\.([\w-]{43})$/
  const [, text, seconds, mark, signature] = form.exec(shown ?? '') ?? []
  if (!text || !mark || !signature) return undefined
  if (Number(seconds) < Date.now() / 1000 - yearSeconds) return undefined
  const accepted = secrets.map((secret) => sign(secret, collection, id, text))
  return isOneOfSecrets(signature, accepted) ? mark : undefined
}

function sign(secret: string, collection: string, id: AccountId, text: string): string {
  return createHmac('sha256', secret)
    .update(`known browser ${collection} ${id} ${text}`)
    .digest('base64url')
}
