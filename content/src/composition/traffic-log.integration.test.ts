import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openBoardBench } from '../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../testing/contract-service.ts'
import { deleteDue } from '../../testing/delete-due.ts'
import { sendCall } from '../../testing/member-requests.ts'
import { memberData, staffData } from '../../testing/record-data.ts'
import { signInAs, startStaffService } from '../../testing/staff-service.ts'
import { testPassword } from '../../testing/test-password.ts'
import { visitorAt } from '../../testing/visitor.ts'
import { logTraffic, settleTraffic } from '../core/traffic/log-traffic.ts'
import { openLine, sealLine } from '../core/traffic/traffic-entry.ts'
import { trafficEnv } from '../core/traffic/traffic.env.ts'
import { log } from '../platform/log.ts'

const dayMs = 24 * 60 * 60 * 1000
const { folder } = trafficEnv
const [key = ''] = trafficEnv.keys
let service: ContractService
let staff: Awaited<ReturnType<typeof startStaffService>>

beforeAll(async () => {
  service = await startContractService()
  staff = await startStaffService(service.payload)
})
beforeEach(async () => {
  await settleTraffic()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(async () => {
  staff.stop()
  await service.stop()
})

const today = () => new Date().toISOString().slice(0, 10)

/** Every decrypted line of the log, with its day. */
async function entries(): Promise<unknown[]> {
  await settleTraffic()
  const found = []
  for (const name of (await readdir(folder).catch((): string[] => [])).toSorted())
    for (const line of (await readFile(join(folder, name), 'utf8')).split('\n').filter(Boolean))
      found.push(JSON.parse(openLine(line, name.slice(0, 10), [key]) ?? 'null'))
  return found
}

async function member() {
  const data = memberData(randomUUID())
  return await service.payload.create({ collection: 'members', data })
}

const logIn = (email: string, password: string, address: string) =>
  sendCall(service.url, '/auth/login', {
    method: 'POST',
    body: { email, password },
    from: visitorAt(address),
  })

const act = (memberId: string) => ({ act: 'sign-in', memberId, address: '203.0.113.7' }) as const

describe('The traffic log', () => {
  it('has who signed in, from which address, and when; not who tried in vain', async () => {
    const { id, email } = await member()
    expect((await logIn(email, 'ไม่ใช่รหัสผ่านนี้', '203.0.113.7')).status).toBe(401)
    expect(await entries()).toEqual([])
    expect((await logIn(email, testPassword, '2001:db8::17')).status).toBe(200)
    expect(await entries()).toEqual([
      {
        at: expect.stringContaining(today()),
        act: 'sign-in',
        memberId: id,
        address: '2001:db8::17',
      },
    ])
  })

  it('has the members who posted, replied and changed what they wrote, and no texts', async () => {
    const board = await openBoardBench(service)
    const author = await board.newcomer('traffic')
    const text = { title: 'ซักผ้านวมที่ไหนดี', detail: 'ผ้านวมหกฟุตค่ะ' }
    const posted = await board.send('POST', '/items/web_boards', text)
    const post = Number(posted.body.data.id)
    const reply = { web_board: post, detail: 'แช่น้ำส้มสายชูค่ะ' }
    const { body } = await board.send('POST', '/items/feedback_webboard', reply, author)
    const path = `/items/feedback_webboard/${body.data.id}`
    await board.send('PATCH', path, { detail: 'แช่น้ำส้มสายชูก่อนค่ะ' }, author)
    const found = await entries()
    expect(found).toContainEqual(expect.objectContaining({ act: 'post', subject: `post:${post}` }))
    const ofReply = { act: 'reply', memberId: author.id, subject: `reply:${body.data.id}` }
    expect(found.filter((entry) => JSON.stringify(entry).includes(author.id))).toMatchObject([
      ofReply,
      ofReply,
    ])
    expect(JSON.stringify(found)).not.toContain('น้ำส้มสายชู')
  })

  it('is unreadable on the disk, and for its owner alone', async () => {
    const id = randomUUID()
    logTraffic(act(id))
    await settleTraffic()
    const path = join(folder, `${today()}.log`)
    const text = await readFile(path, 'latin1')
    for (const secret of [id, '203.0.113.7', 'sign-in']) expect(text).not.toContain(secret)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
  })

  it('is gone on its 91st day, and there until then', async () => {
    vi.setSystemTime(new Date('2026-11-01T00:00:01.000Z'))
    logTraffic(act('early'))
    vi.setSystemTime(new Date('2026-11-01T23:59:59.000Z'))
    logTraffic(act('late'))
    await settleTraffic()
    const left = async (days: number) => {
      vi.setSystemTime(Date.parse('2026-11-01T12:00:00.000Z') + days * dayMs)
      await deleteDue(service.payload, 'traffic-log')
      return (await entries()).length
    }
    expect(await left(89)).toBe(2)
    expect(await left(90)).toBe(2)
    expect(await left(91)).toBe(0)
  })

  it('prevents no sign-in when it cannot be written, and logs that without naming the member', async () => {
    const said = vi.spyOn(log, 'error').mockReturnValue()
    const { email, id } = await member()
    await writeFile(folder, 'a file in its place')
    expect((await logIn(email, testPassword, '203.0.113.9')).status).toBe(200)
    await settleTraffic()
    expect(said).toHaveBeenCalledOnce()
    expect(JSON.stringify(said.mock.calls)).not.toMatch(new RegExp(`${id}|203\\.0\\.113`))
    await rm(folder)
  })
})

describe('A line of it', () => {
  const day = '2026-11-01'

  it('opens with any of the keys, and with no other or on another day', () => {
    const line = sealLine('ข้อความ', day, key)
    expect(openLine(line, day, ['another key', key])).toBe('ข้อความ')
    expect(openLine(line, day, ['another key'])).toBeUndefined()
    expect(openLine(line, '2026-11-02', [key])).toBeUndefined()
    expect(openLine(`${line.slice(0, -4)}AAAA`, day, [key])).toBeUndefined()
    expect(openLine('', day, [key])).toBeUndefined()
  })
})

describe('A reader of it', () => {
  async function tokenOf(role: 'administrator' | 'editor' | 'moderator') {
    const data = staffData(randomUUID(), role)
    const { id } = await service.payload.create({ collection: 'staff', data })
    return { id, token: await signInAs(service.payload, data.email) }
  }
  async function read(query: string, token?: string) {
    const response = await fetch(`${staff.url}/cms-api/traffic-log?${query}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    const text = await response.text()
    return { status: response.status, type: response.headers.get('cache-control'), text }
  }
  const linesOf = (text: string) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => z.looseObject({ act: z.string() }).parse(JSON.parse(line)))

  it('is an administrator, and is logged in it before any entry is returned', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    for (const id of [one, other]) logTraffic(act(id))
    await settleTraffic()
    const { id, token } = await tokenOf('administrator')
    const span = `from=${today()}&to=${today()}`
    const all = await read(span, token)
    expect(all).toMatchObject({ status: 200, type: 'no-store' })
    const reading = { act: 'read', by: id, from: today(), to: today() }
    expect(linesOf(all.text)).toMatchObject([{ memberId: one }, { memberId: other }, reading])
    const ofOne = await read(`${span}&member=${one}`, token)
    expect(linesOf(ofOne.text)).toMatchObject([{ memberId: one }, { ...reading, memberId: one }])
    expect(await entries()).toHaveLength(4)
  })

  it('is no one else', async () => {
    logTraffic(act(randomUUID()))
    await settleTraffic()
    const span = `from=${today()}&to=${today()}`
    expect((await read(span)).status).not.toBe(200)
    for (const role of ['editor', 'moderator'] as const) {
      const { status, text } = await read(span, (await tokenOf(role)).token)
      expect(status).toBe(403)
      expect(text).not.toContain('memberId')
    }
    expect(await entries()).toHaveLength(1)
  })

  it('is told of a question that makes no sense, and of lines that nobody can open', async () => {
    const { token } = await tokenOf('administrator')
    for (const query of [
      '',
      'from=x&to=y',
      `from=${today()}`,
      `from=${today()}&to=${today()}&member=1`,
    ])
      expect((await read(query, token)).status, query).toBe(400)
    logTraffic(act('known'))
    await settleTraffic()
    await appendFile(join(folder, `${today()}.log`), 'cut sho')
    logTraffic(act('next'))
    await settleTraffic()
    const { text } = await read(`from=${today()}&to=${today()}`, token)
    expect(linesOf(text).map((entry) => entry.act)).toEqual([
      'sign-in',
      'unreadable',
      'sign-in',
      'read',
    ])
  })

  it('gets nothing if the read cannot be logged', async () => {
    const { token } = await tokenOf('administrator')
    const yesterday = new Date(Date.now() - dayMs)
    vi.setSystemTime(yesterday)
    logTraffic(act('somebody'))
    await settleTraffic()
    vi.useRealTimers()
    const day = yesterday.toISOString().slice(0, 10)
    const ask = () => read(`from=${day}&to=${day}`, token)
    expect((await ask()).text).toContain('somebody')
    // From now on, today's file cannot be appended to.
    await rm(join(folder, `${today()}.log`))
    await mkdir(join(folder, `${today()}.log`))
    const { status, text } = await ask()
    expect(status).toBe(500)
    expect(text).not.toContain('somebody')
  })
})
