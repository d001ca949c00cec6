import { randomBytes } from 'node:crypto'
import { mkdtemp, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FileMark, sendFileOf, streamFile } from './file-stream.ts'

const bytes = randomBytes(1_000_000)
/** Larger than the buffers of two sockets. */
const large = 40_000_000

let folder: string
let path: string
let mark: FileMark

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-stream-'))
  path = join(folder, 'file')
  await writeFile(path, bytes)
  mark = await stat(path)
})
afterEach(() => rm(folder, { recursive: true }))

it.each([
  [0, 999_999],
  [0, 0],
  [999_999, 999_999],
  [262_143, 262_144],
  [1, 524_288],
  [300_000, 900_000],
])('gives the bytes from %i to %i, read as a stream and sent', async (start, end) => {
  const wanted = bytes.subarray(start, end + 1)
  const read = await new Response(streamFile(path, mark, { start, end })).arrayBuffer()
  expect(Buffer.from(read).equals(wanted)).toBe(true)
  const sent = await sentBy(async (res) => {
    await sendFileOf(streamFile(path, mark, { start, end }), res)
  })
  expect((await buffer(sent)).equals(wanted)).toBe(true)
})

it('gives several readers of one file, of whom one is slow, each the whole of it', async () => {
  const send = (res: ServerResponse) =>
    sendFileOf(streamFile(path, mark, { start: 0, end: bytes.length - 1 }), res)
  const [slow, ...quick] = await Promise.all(Array.from({ length: 4 }, () => sentBy(send)))
  for (const answer of quick) expect((await buffer(answer)).equals(bytes)).toBe(true)
  expect(slow && (await buffer(slow)).equals(bytes)).toBe(true)
})

it('sends nothing of a file that has taken its place, and not what is missing at its end', async () => {
  const whole = { start: 0, end: bytes.length - 1 }
  const stream = streamFile(path, mark, whole)
  await truncate(path, 600_000)
  const short = await failure((res) => sendFileOf(stream, res))
  // A file that was written to counts as another file.
  expect(short.message).toBe('a file was replaced while it was opened')
  const { ino, mtimeMs } = await stat(path)
  const ended = await failure((res) => sendFileOf(streamFile(path, { ino, mtimeMs }, whole), res))
  expect(ended.message).toBe('a file ended before its size')
  await writeFile(`${path}-other`, bytes)
  await rename(`${path}-other`, path)
  const other = await failure((res) =>
    sendFileOf(streamFile(path, { ino, mtimeMs }, { start: 0, end: 9 }), res),
  )
  expect(other.message).toBe('a file was replaced while it was opened')
})

it('closes the file when the reader disconnects, also one that waits behind its own first response', async () => {
  await truncate(path, large)
  mark = await stat(path)
  const failures: string[] = []
  const server = createServer((_, res) => {
    sendFileOf(streamFile(path, mark, { start: 0, end: large - 1 }), res).catch((error: Error) => {
      failures.push(error.message)
    })
  })
  const port = await listen(server)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /1 HTTP/1.1\r\nhost: x\r\n\r\nGET /2 HTTP/1.1\r\nhost: x\r\n\r\n')
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(failures).toEqual([])
  socket.destroy()
  await vi.waitFor(() => expect(failures).toHaveLength(2))
  server.close()
})

it('sends no other stream', async () => {
  const { message } = await failure((res) => sendFileOf(new ReadableStream(), res))
  expect(message).toBe('the stream is not from a file')
})

async function sentBy(send: (res: ServerResponse) => Promise<void>): Promise<IncomingMessage> {
  const server = createServer((_, res) => void send(res).catch(() => res.destroy()))
  const port = await listen(server)
  return await new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.once('close', () => server.close())
      resolve(answer)
    }).once('error', reject)
  })
}

/** The error of a send that failed. */
async function failure(send: (res: ServerResponse) => Promise<void>): Promise<Error> {
  const { promise, resolve, reject } = Promise.withResolvers<Error>()
  const answer = sentBy((res) => {
    const sending = send(res)
    sending.then(() => reject(new Error('it was sent')), resolve)
    return sending
  })
  void answer.then((given) => buffer(given)).catch(() => {})
  return await promise
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
