import { setTimeout as wait } from 'node:timers/promises'
import { AuthenticationError, type CollectionConfig } from 'payload'

// Above what checking a password takes: a refusal without that check must not be quicker.
const leastMs = 800
const startedAt = 'loginStartedAt'

/**
 * Hooks that make every refused login look alike, in words and in time: an unknown account, a
 * wrong password and an account that is locked.
 */
export const quietLogin = {
  beforeOperation: [
    ({ args, operation, req }) => {
      if (operation === 'login') req.context[startedAt] = performance.now()
      return args
    },
  ],
  afterError: [
    async ({ error, req }) => {
      if (error.name !== 'AuthenticationError' && error.name !== 'LockedAuth') return undefined
      const began = Number(req.context[startedAt] ?? performance.now())
      await wait(Math.max(0, leastMs - (performance.now() - began)))
      return { response: { errors: [{ message: new AuthenticationError(req.t).message }] } }
    },
  ],
} satisfies CollectionConfig['hooks']
