import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'
import { createFairQueue } from '@washhouse/serving/fair-queue'
import { hashingQueue, type HashingWork } from '../src/core/accounts/passwords/hashing-work.ts'
import { testPassword, testPasswordHash } from './test-password.ts'

declare global {
  var __hashesQuickly: boolean | undefined
}

// Payload's number of rounds, and the memory of members' passwords. Calls with other numbers are not shortened.
const rounds = 600_000
const enoughRounds = 1000
const memory = 19_456
const enough = { memory: 8, passes: 1 }

const derive = promisify(crypto.argon2)
const [knownSalt, knownHash] = testPasswordHash
  .split('$')
  .slice(-2)
  .map((text) => Buffer.from(text, 'base64'))

/**
 * Hashes passwords with little work: a test run creates and checks hundreds of accounts, a tenth of a second each. Unit
 * tests, end-to-end tests and processes started by tests hash fully.
 */
export function hashQuickly(): void {
  globalThis.__hashesQuickly = true
  hashHere()
  const { pbkdf2 } = crypto
  if (pbkdf2.name === 'derive') return
  crypto.pbkdf2 = function derive(password, salt, asked, ...rest) {
    const isQuick = globalThis.__hashesQuickly && asked === rounds
    pbkdf2(password, salt, isQuick ? enoughRounds : asked, ...rest)
  }
  syncBuiltinESMExports()
}

/** Stores full hashes, so that another process can check passwords from here, and vice versa. */
export function hashAsStored(): void {
  globalThis.__hashesQuickly = false
}

/** Hashes members' passwords in the service's own process for it. */
export function hashInOwnProcess(): void {
  hashAsStored()
  globalThis.__washhouseContent?.delete('password hashing')
}

/** That process runs at low priority and would often be late alongside tests. */
function hashHere(): void {
  const states = (globalThis.__washhouseContent ??= new Map())
  states.set('password hashing', { ...createFairQueue(hashingQueue), hash, pid: () => undefined })
}

async function hash(work: HashingWork): Promise<Buffer> {
  if (!globalThis.__hashesQuickly || work.memory !== memory) return await derive('argon2id', work)
  if (work.message === testPassword && knownSalt?.equals(work.nonce)) return knownHash ?? work.nonce
  return await derive('argon2id', { ...work, ...enough })
}
