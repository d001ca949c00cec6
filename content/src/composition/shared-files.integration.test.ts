import { s3 } from '../../testing/s3-files.env.ts'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../testing/contract-service.ts'
import { inheritedEnvironment } from '../../testing/inherited.env.ts'
import { formOf, photoFile, post } from '../../testing/lead-posts.ts'
import { createLibraryFile, drawPdf } from '../../testing/library-records.ts'
import { registerMember } from '../../testing/member-requests.ts'
import { mediaData, staffData } from '../../testing/record-data.ts'
import { signInAs, startStaffService } from '../../testing/staff-service.ts'
import { moveToOrphans } from '../core/files/orphaned-files.ts'
import { chooseTransport } from '../core/mail/choose-transport.ts'
import { deleteOldMailFiles } from '../core/mail/delete-old-mail-files.ts'
import { listDays, logTraffic, settleTraffic } from '../core/traffic/log-traffic.ts'
import { removeMember } from '../features/account/removal/remove-member.ts'
import { env } from '../platform/env.ts'
import { openStores } from '../platform/files/file-stores.ts'
import { readStored } from '../platform/files/file-store.ts'
import { joinStore } from '../platform/files/join-store.ts'
import { readFilesAddress } from '../platform/files/files-address.ts'
import { testWrites } from './contract/write-test.ts'

let service: ContractService
/** As another process with a data folder of its own sees the files. */
const others = openStores('/nonexistent', readFilesAddress(env.filesSettings))

beforeAll(async () => {
  service = await startContractService()
})
afterAll(async () => {
  await service.stop()
  await s3.stop()
})

async function upload(color: string, id?: string) {
  const create = { width: 300, height: 200, channels: 3, background: color } as const
  const data = await sharp({ create }).png().toBuffer()
  const file = { data, name: 'ร้าน.png', mimetype: 'image/png', size: data.length }
  const { payload } = service
  return id === undefined
    ? await payload.create({ collection: 'media', data: mediaData(), file })
    : await payload.update({ collection: 'media', id, data: {}, file })
}

const get = (id: string, headers: Record<string, string> = {}, query = '') =>
  fetch(`${service.url}/assets/${id}${query}`, { headers })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const namesOf = async (folder: keyof typeof others) =>
  (await others[folder].list()).map(({ name }) => name)

describe('With FILES_URL, a file of an editor', () => {
  it('is for every process, whole, in parts and in sizes, and not on this disk', async () => {
    const { id, filename } = await upload('red')
    const stored = await readStored(others.media, filename ?? '')
    const whole = await get(id)
    expect(whole.headers.get('content-type')).toBe('image/png')
    expect((await bytesOf(whole)).equals(stored ?? Buffer.alloc(0))).toBe(true)
    const part = await get(id, { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${stored?.length}`,
    ])
    expect(await bytesOf(part)).toEqual(stored?.subarray(10, 20))
    const etag = whole.headers.get('etag') ?? ''
    const rest = await get(id, { range: 'bytes=100-', 'if-range': etag })
    expect(await bytesOf(rest)).toEqual(stored?.subarray(100))
    expect((await get(id, { range: 'bytes=999999-' })).status).toBe(416)
    const small = await bytesOf(await get(id, {}, '?width=64&height=64'))
    expect(await sharp(small).metadata()).toMatchObject({ width: 64, height: 64 })
    expect(await readdir(env.mediaDir)).toEqual([])
  })

  it('is replaced, copied and deleted', async () => {
    const { id, filename: first } = await upload('green')
    const { filename: second } = await upload('blue', id)
    expect(await namesOf('media')).not.toContain(first)
    const copy = await service.payload.duplicate({ collection: 'media', id })
    const bytes = await readStored(others.media, second ?? '')
    expect(await readStored(others.media, copy.filename ?? '')).toEqual(bytes)
    expect(copy.filename).not.toBe(second)
    await service.payload.delete({ collection: 'media', id })
    expect(await namesOf('media')).not.toContain(second)
    expect(await namesOf('media')).toContain(copy.filename)
  })

  it('takes no name of a file without a record', async () => {
    await others.media.write('ร้าน-77.png', Buffer.from('of an unknown record'))
    const { filename } = await service.payload.create({
      collection: 'media',
      data: mediaData(),
      file: await named('ร้าน-77.png'),
    })
    expect(filename).toBe('ร้าน-78.png')
    expect(String(await readStored(others.media, 'ร้าน-77.png'))).toBe('of an unknown record')
  })

  it('is shown to the admin by its name', async () => {
    const staff = await startStaffService(service.payload)
    const { filename } = await upload('white')
    await service.payload.create({ collection: 'staff', data: staffData('boss', 'administrator') })
    const authorization = `JWT ${await signInAs(service.payload, 'boss@example.com')}`
    const read = (name: string, headers: Record<string, string> = {}) =>
      fetch(`${staff.url}/cms-api/media/file/${encodeURIComponent(name)}`, {
        headers: { authorization, ...headers },
      })
    const whole = await read(filename ?? '')
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png'])
    const part = await read(filename ?? '', { range: 'bytes=1-3' })
    expect([part.status, await part.text()]).toEqual([206, 'PNG'])
    expect((await read('none.png')).status).toBe(404)
    staff.stop()
  })
})

async function named(name: string) {
  const create = { width: 30, height: 20, channels: 3, background: 'red' } as const
  const data = await sharp({ create }).png().toBuffer()
  return { data, name, mimetype: 'image/png', size: data.length }
}

it('Two processes with data folders of their own serve the same files', async () => {
  const second = await startSecond()
  const { id } = await upload('yellow')
  const there = await bytesOf(await fetch(`${second.url}/assets/${id}`))
  expect(there.equals(await bytesOf(await get(id)))).toBe(true)
  const { id: member, token } = await registerMember(service.payload, 'second')
  const form = formOf({}, { picture: await photoFile(90, 90) })
  const bearer = { authorization: `Bearer ${token}` }
  expect((await post(`${second.url}/users/me/avatar`, form, bearer)).status).toBe(200)
  const [name = ''] = await namesOf('memberPictures')
  expect((await get(name.replace('.jpg', ''))).status).toBe(200)
  await removeMember(service.payload, member)
  expect((await fetch(`${second.url}/assets/${name.replace('.jpg', '')}`)).status).toBe(403)
  expect(await namesOf('memberPictures')).toEqual([])
  await second.stop()
})

/** Another process with the same database and store. */
async function startSecond() {
  const dataDir = await mkdtemp(join(tmpdir(), 'washhouse-second-'))
  const child = spawn(process.execPath, ['testing/contract-process.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...inheritedEnvironment(), DATA_DIR: dataDir, DATABASE_URL: env.databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line]: unknown[] = await once(child.stdout, 'data')
  return {
    url: String(line).trim(),
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

it('A file of the library keeps its readers, and its pages are drawn', async () => {
  const id = await createLibraryFile(service.payload, { data: drawPdf(2) })
  expect((await get(id)).status).toBe(403)
  const names = await namesOf('library')
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(1)
  expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(2)
  await service.payload.delete({ collection: 'library-files', id })
  expect(await namesOf('library')).toEqual([])
})

it('The picture of a member is erased with the member', async () => {
  const { id, token } = await registerMember(service.payload, 'picture')
  const form = formOf({}, { picture: await photoFile(90, 90) })
  const bearer = { authorization: `Bearer ${token}` }
  expect((await post(`${service.url}/users/me/avatar`, form, bearer)).status).toBe(200)
  const [name = ''] = await namesOf('memberPictures')
  expect((await get(name.replace('.jpg', ''))).status).toBe(200)
  await removeMember(service.payload, id)
  expect(await namesOf('memberPictures')).toEqual([])
})

it('A file without a record becomes a stray there', async () => {
  const lost = { name: `${randomUUID()}.jpg`, bytes: 4, modified: new Date() }
  await others.leadPhotos.write(lost.name, Buffer.from('lost'))
  expect(await moveToOrphans(others.leadPhotos, [lost])).toEqual({ moved: 1, left: 0 })
  const day = new Date().toISOString().slice(0, 10)
  const batch = new RegExp(`^${day}-lead-photos-[0-9a-f]{8}/${lost.name}$`)
  expect(await namesOf('strays')).toEqual([expect.stringMatching(batch)])
})

it('Mails and the traffic log are there too', async () => {
  const from = { address: 'hello@example.com' }
  const mail = { id: 'one', from, to: ['a@example.com'], subject: 'เรื่อง', html: '<p>ข้อความ</p>' }
  await chooseTransport()(mail)
  expect(await namesOf('mail')).toEqual(['one.eml'])
  const work = { before: new Date(Date.now() + 60_000), noteFile: () => Promise.resolve() }
  expect(await Reflect.apply(deleteOldMailFiles, undefined, [work])).toBe(1)
  expect(await namesOf('mail')).toEqual([])
  logTraffic({ act: 'sign-in', memberId: randomUUID(), address: '203.0.113.7' })
  logTraffic({ act: 'post', memberId: randomUUID(), address: '203.0.113.7' })
  await settleTraffic()
  const names = [...(await listDays()).values()].flat()
  expect(names).toHaveLength(2)
  expect(await namesOf('traffic')).toEqual(names)
})

it('The store belongs to the database, and files may not stay behind in the data folder', async () => {
  const { db } = service.payload
  await joinStore(db)
  const path = join(env.mediaDir, 'left.jpg')
  await writeFile(path, 'x')
  await expect(joinStore(db)).rejects.toThrow('still has files of records')
  await rm(path)
  await others.identity.replace('database-id', Buffer.from(randomUUID()))
  await expect(joinStore(db)).rejects.toThrow('belongs to another database')
  await s3.pause()
  await expect(joinStore(db)).rejects.toThrow('FILES_URL: the store cannot be used')
  await s3.resume()
})

it('While the store does not answer, requests may be tried again, and nothing is stored', async () => {
  const { id } = await upload('black')
  const { token } = await registerMember(service.payload, 'away')
  await s3.pause()
  const read = await get(id)
  expect([read.status, read.headers.has('retry-after')]).toEqual([503, true])
  const form = formOf({}, { picture: await photoFile(90, 90) })
  const sent = await post(`${service.url}/users/me/avatar`, form, {
    authorization: `Bearer ${token}`,
  })
  expect(sent.status).toBe(503)
  const file = await named('away.png')
  const kept = service.payload.create({ collection: 'media', data: mediaData(), file })
  await expect(kept).rejects.toThrow('FILES_URL')
  expect(await testWrites(service.payload)()).toBe('files away')
  await s3.resume()
  expect((await get(id)).status).toBe(200)
})

it('A store that takes requests and does not answer is away, and nobody waits longer than ten seconds', async () => {
  const { id } = await upload('black')
  s3.silence(true)
  const startedAt = performance.now()
  const read = await get(id)
  expect([read.status, read.headers.has('retry-after')]).toEqual([503, true])
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  s3.silence(false)
  expect((await get(id)).status).toBe(200)
}, 30_000)
