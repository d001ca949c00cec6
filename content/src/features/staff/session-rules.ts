import type { BasePayload, TypedUser } from 'payload'
import { env } from '../../platform/env.ts'
import { findFactor } from './factor.rows.ts'
import { longestSessionMs } from './staff-sessions.rows.ts'

/** Administrators of a real installation have a second factor; the demo starts without. */
export function requiresFactor(role: string): boolean {
  return env.requiresSecondFactor && role === 'administrator'
}

/** Adds our rules to Payload's: each request checks them, whichever key signed its token. */
export function addSessionRules(payload: BasePayload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    async authenticate(asked) {
      const found = await strategy.authenticate(asked)
      return found.user && (await isOver(payload, found.user)) ? { user: null } : found
    },
  }))
}

/** A session from before the second factor was required does not continue: signing in sets it up. */
async function isOver(payload: BasePayload, user: TypedUser): Promise<boolean> {
  if (user.collection !== 'staff') return false
  const session = user.sessions?.find(({ id }) => id === sessionIdOf(user))
  const startedAt = Date.parse(session?.createdAt ?? '')
  if (!(Date.now() - startedAt < longestSessionMs)) return true
  return requiresFactor(user.role) && !(await findFactor(payload, user.id))
}

/** Payload notes the session of a request here. */
export function sessionIdOf(user: object): string {
  return '_sid' in user ? String(user._sid) : ''
}
