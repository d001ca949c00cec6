import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalPassword } from './password-rule.ts'

export interface StoredPassword {
  hash: string | null
  salt: string | null
}

// The format of Payload 3.90: the prefix names the algorithm.
const prefix = 'pbkdf2-sha256-v1:'
const rounds = 600_000
const bytes = 32
const decoy: StoredPassword = {
  hash: `${prefix}${'0'.repeat(2 * bytes)}`,
  salt: '0'.repeat(64),
}

const derive = promisify(pbkdf2)

/** Compares a password with the account's. Does the same work if there is no account. */
export async function isPassword(
  stored: StoredPassword | undefined,
  password: string,
  deriveKey: typeof derive = derive,
): Promise<boolean> {
  const { hash, salt } = stored?.hash?.startsWith(prefix) && stored.salt ? stored : decoy
  const key = await deriveKey(normalPassword(password), salt ?? '', rounds, bytes, 'sha256')
  const isSame = timingSafeEqual(key, Buffer.from((hash ?? '').slice(prefix.length), 'hex'))
  return isSame && hash !== decoy.hash
}
