import {
  type AuthStrategyFunctionArgs,
  type AuthStrategyResult,
  JWTAuthentication,
  type Payload,
} from 'payload'
import { keysOf } from '../../platform/keys.ts'

/** Payload supports one key only. This strategy accepts sessions of staff that were signed with an older key. */
export const olderKeys = { name: 'older-keys', authenticate }

async function authenticate(asked: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const [, ...older] = keysOf(asked.payload)
  for (const key of older) {
    const found = await JWTAuthentication({ ...asked, payload: withKey(asked.payload, key) })
    if (found.user) return found
  }
  return { user: null }
}

function withKey(payload: Payload, secret: string): Payload {
  return Object.create(payload, { secret: { value: secret } })
}
