import { readFile } from 'node:fs/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartProblem, systemCode } from '../launcher/start-problem.ts'

/** Transforms a stream of bytes. */
export type Cipher = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** Encrypts for the owners of these public keys (age1…); undefined for none. */
export function encryptFor(recipients: readonly string[]): Cipher | undefined {
  if (recipients.length === 0) return undefined
  return (source) =>
    pieces(async () => {
      const encrypter = new Encrypter()
      for (const recipient of recipients) encrypter.addRecipient(recipient)
      return await encrypter.encrypt(toWeb(source))
    })
}

/** Decrypts with the keys in a file of age-keygen. */
export async function decryptWith(keyFile: string): Promise<Cipher> {
  const keys = await readKeys(keyFile)
  return (source) =>
    pieces(async () => {
      const decrypter = new Decrypter()
      for (const key of keys) decrypter.addIdentity(key)
      return await decrypter.decrypt(toWeb(source))
    })
}

/** Ignores comments. */
async function readKeys(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartProblem([
      `Cannot read the key file ${path} (${systemCode(error) ?? String(error)})`,
    ])
  })
  const keys = text.split(/\s+/).filter((word) => word.startsWith('AGE-SECRET-KEY-'))
  if (keys.length > 0) return keys
  throw new StartProblem([
    `${path} contains no age key: expected a line that starts with AGE-SECRET-KEY-`,
  ])
}

async function* pieces(
  begin: () => Promise<ReadableStream<Uint8Array>>,
): AsyncGenerator<Uint8Array> {
  const reader = (await begin()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function toWeb(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
