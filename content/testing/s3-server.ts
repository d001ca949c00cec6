import crypto, { type CipherKey } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** The keys that `s3rver` takes. */
export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export interface S3Server {
  /** Its address, for the parameter `endpoint` of FILES_URL. */
  endpoint: string
  /** Its objects, as files `<bucket>/<key>._S3rver_object`. */
  directory: string
  /** Refuses connections until `resume`. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** While true, accepts requests and does not answer them. */
  silence: (isSilent: boolean) => void
  /** Answers other bytes for objects whose address contains the text. */
  damage: (text: string) => void
  stop: () => Promise<void>
}

/** For a list of more than one page, `s3rver` asks for a cipher that Node no longer has; this one has a key three times as long. */
function replaceOldCipher(name: 'createCipheriv' | 'createDecipheriv'): void {
  const create = crypto[name]
  const replaced = (cipher: string, key: CipherKey, ...rest: unknown[]): unknown =>
    cipher === 'des' && Buffer.isBuffer(key)
      ? Reflect.apply(create, crypto, ['des-ede3-cbc', Buffer.concat([key, key, key]), ...rest])
      : Reflect.apply(create, crypto, [cipher, key, ...rest])
  Object.assign(crypto, { [name]: replaced })
}
replaceOldCipher('createCipheriv')
replaceOldCipher('createDecipheriv')

function blank(res: ServerResponse): void {
  const write = res.write.bind(res)
  Object.assign(res, {
    write: (chunk: Buffer, ...rest: unknown[]): unknown =>
      Reflect.apply(write, res, [Buffer.alloc(chunk.length), ...rest]),
  })
}

/** An S3 server on this machine with one bucket. */
export async function startS3(bucket: string): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'washhouse-s3-'))
  const rver = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  await rver.configureBuckets()
  const answer = rver.callback()
  let damaged: string | undefined
  let isSilent = false
  const listener: RequestListener = (req, res) => {
    if (isSilent) return
    const isDamaged = damaged !== undefined && req.url?.includes(damaged) === true
    if (isDamaged && req.method === 'GET') blank(res)
    answer(req, res)
  }
  let server = createServer(listener)
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const pause = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    directory,
    pause,
    silence: (silent) => (isSilent = silent),
    damage: (part) => (damaged = part),
    async resume() {
      server = createServer(listener)
      await listen(port)
    },
    async stop() {
      if (server.listening) await pause()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
