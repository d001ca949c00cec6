import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { GetObjectCommandOutput, S3 } from '@aws-sdk/client-s3'
import { pulledStream } from '../pulled-stream.ts'
import {
  type Content,
  type FileStore,
  type ListedFile,
  type OpenedFile,
  piecesOf,
} from './file-store.ts'
import type { FilesAddress } from './files-address.ts'

// With both tries less than the website's timeout of ten seconds.
const connectMs = 2000
/** For the first byte of an answer, except to an upload, which may take long. */
const answered = { requestTimeout: 3000 }
const mostTries = 2
/** Without a byte. */
const silentMs = 10_000

/** A failure of the store, or of the way to it; a retry may succeed. `findOutage` knows its code. */
class FilesAwayError extends Error {
  override name = 'FilesAwayError'
  code = 'FILES_AWAY'
}

export interface Bucket {
  address: FilesAddress
  /** For files that a program on this machine has to read. */
  scratchDir: string
  client: () => Promise<S3>
}

/** Opens no connection before the first call. */
export function openBucket(address: FilesAddress, scratchDir: string): Bucket {
  let opened: Promise<S3> | undefined
  return { address, scratchDir, client: () => (opened ??= connect(address)) }
}

/** Loaded only where it is used: the library takes 100 ms to load. */
async function connect({ region, endpoint, credentials }: FilesAddress): Promise<S3> {
  const { S3: Client } = await import('@aws-sdk/client-s3')
  return new Client({
    region,
    credentials,
    // Stores other than Amazon's rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: mostTries,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silentMs,
      throwOnRequestTimeout: true,
    },
    // Not all stores know the newer checksums. A signature covers the bytes that are sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Files as objects of a bucket, with keys of the form `<prefix><folder>/<name>`. */
export function s3Store(bucket: Bucket, folder: string): FileStore {
  const { bucket: Bucket, prefix } = bucket.address
  const keyIn = (place: string, name: string) => `${prefix}${place}/${name}`
  const at = (name: string) => ({ Bucket, Key: keyIn(folder, name) })

  async function ask<Answer>(work: (client: S3) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(await bucket.client())
    } catch (error) {
      throw awayBecause(error)
    }
  }

  /** Undefined if the object is missing, or `status` tells that it is not the expected one. */
  async function askUnless<Answer>(
    statuses: readonly number[],
    work: (client: S3) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    return await ask((client) =>
      work(client).catch((error: unknown) => {
        if (!statuses.includes(statusOf(error))) throw error
        return undefined
      }),
    )
  }

  async function put(name: string, content: Content, isNew: boolean): Promise<boolean> {
    const size = Buffer.isBuffer(content) ? content.length : (await stat(content.path)).size
    const put = await askUnless(isNew ? [409, 412] : [], (client) =>
      client.putObject({
        ...at(name),
        Body: Buffer.isBuffer(content) ? content : createReadStream(content.path),
        ContentLength: size,
        ...(isNew && { IfNoneMatch: '*' }),
      }),
    )
    return put !== undefined
  }

  async function* read(name: string, range: string, etag: string | undefined) {
    const { Body, ETag } = await ask((client) =>
      client.getObject({ ...at(name), Range: range }, answered),
    )
    if (!(Body instanceof Readable)) return
    if (ETag !== etag) Body.destroy(new Error('a file was replaced while it was read'))
    try {
      for await (const piece of Body) yield Buffer.from(piece)
    } catch (error) {
      throw awayBecause(error)
    }
  }

  async function open(name: string, headBytes = 0): Promise<OpenedFile | undefined> {
    const answer = await askUnless([404, 416], async (client) =>
      headBytes === 0
        ? await client.headObject(at(name), answered)
        : await client.getObject({ ...at(name), Range: `bytes=0-${headBytes - 1}` }, answered),
    )
    // An empty object has no first byte.
    if (!answer) return headBytes === 0 ? undefined : await open(name, 0)
    const head = 'Body' in answer ? await bytesOf(answer) : Buffer.alloc(0)
    const whole =
      'ContentRange' in answer ? /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] : undefined
    return {
      size: Number(whole ?? answer.ContentLength),
      head,
      stream: ({ start, end }: { start: number; end: number }) =>
        pulledStream(read(name, `bytes=${start}-${end}`, answer.ETag)),
    }
  }

  async function bytesOf({ Body }: GetObjectCommandOutput): Promise<Buffer> {
    return Buffer.from((await ask(async () => await Body?.transformToByteArray())) ?? [])
  }

  async function remove(name: string): Promise<void> {
    await ask((client) => client.deleteObject(at(name), answered))
  }

  return {
    folder,
    // Not every store knows the condition of `put`.
    write: async (name, content) => !(await open(name)) && (await put(name, content, true)),
    async replace(name, content) {
      await put(name, content, false)
    },
    async append(name, lines) {
      const part = `${name}/${new Date().toISOString()}-${randomUUID()}`
      await put(part, Buffer.from(`${lines}\n`), false)
    },
    open,
    async list(start = '') {
      const found: ListedFile[] = []
      let next: string | undefined
      do {
        const { Contents = [], NextContinuationToken } = await ask((client) =>
          client.listObjectsV2(
            {
              Bucket,
              Prefix: keyIn(folder, start),
              ...(next !== undefined && { ContinuationToken: next }),
            },
            answered,
          ),
        )
        for (const { Key = '', Size = 0, LastModified = new Date() } of Contents)
          found.push({
            name: Key.slice(keyIn(folder, '').length),
            bytes: Size,
            modified: LastModified,
          })
        next = NextContinuationToken
      } while (next !== undefined)
      return found
    },
    delete: remove,
    async move(name, other, as) {
      const CopySource = encodeURI(`${Bucket}/${keyIn(folder, name)}`)
      const copied = await askUnless([404], (client) =>
        client.copyObject({ Bucket, Key: keyIn(other, as), CopySource }),
      )
      if (copied) await remove(name)
      return copied !== undefined
    },
    async onDisk(name, work) {
      const file = await open(name)
      if (!file) throw new Error(`The file ${folder}/${name} is missing in the store`)
      const path = join(bucket.scratchDir, `fetched-${randomUUID()}`)
      await mkdir(bucket.scratchDir, { recursive: true, mode: 0o700 })
      try {
        await pipeline(piecesOf(file), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        return await work(path)
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}

function awayBecause(cause: unknown): FilesAwayError {
  return new FilesAwayError('The file store FILES_URL does not answer as it should', { cause })
}

function statusOf(error: unknown): number {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined
  const { httpStatusCode } = (metadata ?? {}) as { httpStatusCode?: number }
  return httpStatusCode ?? 0
}
