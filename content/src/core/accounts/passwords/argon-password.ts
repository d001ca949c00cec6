import { randomBytes, timingSafeEqual } from 'node:crypto'
import { retryLater } from '@washhouse/contract/wire/errors'
import { QueueFullError } from '@washhouse/serving/fair-queue'
import { passwordHashing } from './hashing-lane.ts'
import { hashingQueue, type HashingWork } from './hashing-work.ts'

type Cost = Pick<HashingWork, 'memory' | 'passes' | 'parallelism'>

interface Stored extends Cost {
  salt: Buffer
  hash: Buffer
}

// OWASP's parameters. Hashes with lower ones are replaced when their owners sign in.
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const waitSeconds = hashingQueue.waitMs / 1000
const saltBytes = 16
const hashBytes = 32

// For accounts without a password. No password has a hash of zeros only.
const decoy: Stored = { ...cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) }

/**
 * The stored form of a password: argon2id in the PHC string format, of its NFKC form.
 * @param client The client's network; each network has its own share of the queue.
 * @throws REQUESTS_EXCEEDED when too many passwords wait.
 */
export async function hashPassword(password: string, client: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const { memory, passes, parallelism } = cost
  const hash = await deriveInTurn(password, { ...cost, salt }, client)
  const inBase64 = [salt, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return ['', 'argon2id', 'v=19', `m=${memory},t=${passes},p=${parallelism}`, ...inBase64].join('$')
}

/**
 * Rejects a check that cannot start in time, before any work is done for it.
 * @throws REQUESTS_EXCEEDED
 */
export function requireHashingPlace(client: string): void {
  if (passwordHashing().isTooLate(client)) throw retryLater(waitSeconds)
}

/**
 * Compares a password with the stored one. Does the same work if there is no account or no password.
 * @throws REQUESTS_EXCEEDED when too many passwords wait.
 */
export async function isArgonPassword(
  stored: string | null | undefined,
  password: string,
  client: string,
): Promise<boolean> {
  const kept = readStored(stored)
  const expected = kept ?? decoy
  const hash = await deriveInTurn(password, expected, client)
  return timingSafeEqual(hash, expected.hash) && kept !== undefined
}

export function needsNewHash(stored: string): boolean {
  const kept = readStored(stored)
  if (!kept) return true
  return kept.memory < cost.memory || kept.passes < cost.passes
}

function readStored(stored: string | null | undefined): Stored | undefined {
  const form =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/
  const [, memory, passes, parallelism, salt = '', hash = ''] = form.exec(stored ?? '') ?? []
  if (memory === undefined) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

async function deriveInTurn(
  password: string,
  { salt, memory, passes, parallelism }: Cost & Pick<Stored, 'salt'>,
  client: string,
): Promise<Buffer> {
  const message = password.normalize('NFKC')
  const work = { message, nonce: salt, memory, passes, parallelism, tagLength: hashBytes }
  const { run, hash } = passwordHashing()
  try {
    return await run(client, () => hash(work))
  } catch (error) {
    throw error instanceof QueueFullError ? retryLater(waitSeconds) : error
  }
}
