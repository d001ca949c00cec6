import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

declare global {
  var __hashesQuickly: boolean | undefined
}

// As many as Payload and `password-hash.ts` ask for; whoever asks for another number gets that one.
const rounds = 600_000
const enoughRounds = 1000

/**
 * Hashes passwords with few rounds: a run of the tests makes and checks hundreds of accounts, a tenth of a second
 * each. Unit tests, journeys and the processes that tests start have all rounds.
 */
export function hashQuickly(): void {
  globalThis.__hashesQuickly = true
  const { pbkdf2 } = crypto
  if (pbkdf2.name === 'derive') return
  crypto.pbkdf2 = function derive(password, salt, asked, ...rest) {
    const isQuick = globalThis.__hashesQuickly && asked === rounds
    pbkdf2(password, salt, isQuick ? enoughRounds : asked, ...rest)
  }
  syncBuiltinESMExports()
}

/** What is stored here can be checked by a process of its own, and the other way round. */
export function hashAsStored(): void {
  globalThis.__hashesQuickly = false
}
