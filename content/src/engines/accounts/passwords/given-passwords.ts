import { createHmac, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { formsOf, twistsOf } from './password-twists.ts'

/** Tells whether another password is a twist of one that somebody else chose, and not what that one was. */
const GivenPassword = z.object({
  salt: z.string(),
  length: z.number(),
  hashes: z.array(z.string()),
})
type GivenPassword = z.infer<typeof GivenPassword>

const mostKept = 3
// For a graphics card as slow as Payload's hash, for us a tenth of it: some thirty twists are asked for.
const cost = { N: 2 ** 13, r: 8, p: 1 }
const bytes = 32

const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)

/** What an account keeps of those that it was given: the newest ones, this one too. */
export async function keepGiven(
  kept: unknown,
  password: string,
  secret: string,
): Promise<GivenPassword[]> {
  const { length, whole, middle } = formsOf(password)
  const salt = randomBytes(16).toString('hex')
  const hashes = await Promise.all([whole, middle].map((form) => hashOf(form, salt, secret)))
  return [{ salt, length, hashes }, ...read(kept)].slice(0, mostKept)
}

/** Whether a person would call it one of those that the account was given. */
export async function wasGiven(
  kept: unknown,
  password: string,
  secrets: readonly string[],
): Promise<boolean> {
  for (const { salt, length, hashes } of read(kept))
    // One by one: others have passwords to be checked, too.
    for (const form of twistsOf(password, length))
      for (const secret of secrets)
        if (hashes.includes(await hashOf(form, salt, secret))) return true
  return false
}

function read(kept: unknown): GivenPassword[] {
  return z.array(GivenPassword).parse(kept ?? [])
}

/** Useless to whoever has the database without the service's secret. */
async function hashOf(form: string, salt: string, secret: string): Promise<string> {
  const keyed = createHmac('sha256', secret).update(salt).digest()
  return (await derive(form, keyed, bytes, cost)).toString('base64url')
}
