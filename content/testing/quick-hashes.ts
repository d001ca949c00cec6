import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'
import { createFairQueue } from '@washhouse/serving/fair-queue'
import { hashingQueue, type HashingWork } from '../src/core/accounts/passwords/hashing-work.ts'
import { testPassword, testPasswordHash } from './test-password.ts'

declare global {
  var __hashesQuickly: boolean | undefined
}

// As many as Payload asks for, and as much memory as members' passwords take; whoever asks for another number gets that.
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
 * Hashes passwords with little work: a run of the tests makes and checks hundreds of accounts, a tenth of a second
 * each. Unit tests, journeys and the processes that tests start do all of it.
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

/** What is stored here can be checked by a process of its own, and the other way round. */
export function hashAsStored(): void {
  globalThis.__hashesQuickly = false
}

/** Members' passwords are hashed by the process that the service has for it. */
export function hashInOwnProcess(): void {
  hashAsStored()
  globalThis.__washhouseContent?.delete('password hashing')
}

/** That process stands back for all others, and beside tests would seldom answer in time. */
function hashHere(): void {
  const states = (globalThis.__washhouseContent ??= new Map())
  states.set('password hashing', { ...createFairQueue(hashingQueue), hash, pid: () => undefined })
}

async function hash(work: HashingWork): Promise<Buffer> {
  if (!globalThis.__hashesQuickly || work.memory !== memory) return await derive('argon2id', work)
  if (work.message === testPassword && knownSalt?.equals(work.nonce)) return knownHash ?? work.nonce
  return await derive('argon2id', { ...work, ...enough })
}
