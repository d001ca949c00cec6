import { LibsqlError, type InStatement } from '@libsql/client'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { registration } from '../../../testing/account-attacks.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeElsewhere } from '../../../testing/break-database.ts'
import { startCmsCalls } from '../../../testing/cms-calls.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { formOf, leadPath, message, photoFile, postJson } from '../../../testing/lead-posts.ts'
import { registerMember, sendCall, type SignedMember } from '../../../testing/member-requests.ts'
import { staffCalls } from '../../../testing/staff-calls.ts'
import { signInAs, startStaffService } from '../../../testing/staff-service.ts'
import { testPassword } from '../../../testing/test-password.ts'
import { isSqlite, sqliteClientOf } from '../../platform/database/dialect.ts'

let service: ContractService
let cms: Awaited<ReturnType<typeof startCmsCalls>>
let member: SignedMember
let undo: () => unknown = () => {}

beforeAll(async () => {
  service = await startContractService()
  cms = await startCmsCalls(service.payload)
  member = await registerMember(service.payload, 'outage')
})
afterAll(() => service.stop())
afterEach(() => undo())

// Longer than the free space in the files of a new database.
const long = 'ซักผ้านวม '.repeat(150)

const staff = staffCalls(() => service.payload)
const sendLead = (own: object = {}) => postJson(`${service.url}${leadPath}`, message(own))
const body = { email: 'cms-caller@example.com', password: testPassword }

/** From now on, database writes fail with this code; reads too with `alsoReads`. */
function failWrites(code: string, { alsoReads = false } = {}): void {
  const client = sqlite()
  const own = { ...client }
  const fail = () => Promise.reject(new LibsqlError('it failed', code))
  const isRead = (sql: unknown) => !alsoReads && /^\s*select/i.test(String(Object(sql).sql ?? sql))
  const methods = Object.entries(own).filter(([, value]) => typeof value === 'function')
  undo = () => Object.assign(client, Object.fromEntries(methods))
  Object.assign(client, {
    atomically: fail,
    batch: fail,
    executeMultiple: fail,
    execute: (sql: InStatement) => (isRead(sql) ? own.execute(sql) : fail()),
    values: (sql: string, args: unknown[]) => (isRead(sql) ? own.values(sql, args) : fail()),
  })
}

function sqlite() {
  const { db } = service.payload
  if (!isSqlite(db)) throw new Error('This is about SQLite')
  return sqliteClientOf(db)
}

/** As on a full disk: no page can be added. */
async function fillDatabase(): Promise<void> {
  undo = () => sqlite().executeMultiple('PRAGMA max_page_count = 1000000')
  // Pages that a migration freed would still accept writes.
  await sqlite().executeMultiple('VACUUM')
  await sqlite().executeMultiple('PRAGMA max_page_count = 1')
}

/** From now on, file writes fail with this code. */
function failFiles(code: string): void {
  const { writeFile } = fs
  undo = () => {
    fs.writeFile = writeFile
    syncBuiltinESMExports()
  }
  fs.writeFile = () =>
    Promise.reject(
      Object.assign(new Error(`${code}: it failed, write`), { code, syscall: 'write' }),
    )
  syncBuiltinESMExports()
}

async function uploadPicture() {
  const form = formOf({ _payload: JSON.stringify({ alt: 'เครื่องซักผ้า' }) })
  form.set('file', await photoFile())
  return cms('POST', '/media', { body: form })
}

const setAvatar = async () =>
  sendCall(service.url, '/users/me/avatar', {
    method: 'POST',
    token: member.token,
    body: formOf({}, { picture: await photoFile() }),
  })

const comeAgain = [503, '5']
const answered = ({ status, headers }: { status: number; headers: Headers }) => [
  status,
  headers.get('retry-after'),
]

describe('Where the database cannot be written to', () => {
  it.each([
    ['a lead', () => sendLead()],
    ['a registration', () => postJson(`${service.url}/users`, registration)],
    ['a sign-in of staff', () => staff('/login', { body })],
  ])('%s is asked to come again', async (_, send) => {
    failWrites('SQLITE_READONLY')
    expect(answered(await send())).toEqual(comeAgain)
    expect((await service.get('/items/customer_review')).status).toBe(200)
  })

  it('editors are told so in their language, and that nothing was stored', async () => {
    failWrites('SQLITE_READONLY')
    const { status, message: said } = await cms('POST', '/sectors', { body: { name: 'ภาคใต้' } })
    expect([status, said]).toEqual([503, expect.stringContaining('nothing was stored')])
    const thai = await staff('/login', { body, language: 'th' })
    expect(thai.message).toContain('ยังไม่ได้บันทึกอะไร')
  })
})

describe('Where the database cannot be read either', () => {
  it('visitors and members are asked to come again', async () => {
    failWrites('SQLITE_IOERR', { alsoReads: true })
    expect(answered(await service.get('/items/customer_review?limit=3'))).toEqual(comeAgain)
    expect(answered(await setAvatar())).toEqual(comeAgain)
    expect(await service.get('/readyz')).toMatchObject({ status: 503, body: { status: 'error' } })
  })

  it('staff who are signed in are not asked to sign in', async () => {
    const admin = await startStaffService(service.payload)
    const token = await signInAs(service.payload, body.email)
    const headers = { authorization: `JWT ${token}` }
    const ask = async () => (await fetch(`${admin.url}/cms-api/sectors`, { headers })).status
    expect(await ask()).toBe(200)
    failWrites('SQLITE_IOERR', { alsoReads: true })
    expect(await ask()).toBe(503)
    admin.stop()
  })
})

describe('Where the disk is full', () => {
  it('a write that needs room is asked to come again, and succeeds once there is some', async () => {
    await fillDatabase()
    const refused = await Promise.all(Array.from({ length: 8 }, () => sendLead({ message: long })))
    expect(refused.map(({ status }) => status)).toContain(503)
    await undo()
    expect((await sendLead({ message: long })).status).toBe(204)
  })

  it.each(['ENOSPC', 'EROFS', 'EDQUOT'])(
    'pictures of members and of editors are asked to come again (%s)',
    async (code) => {
      failFiles(code)
      expect(answered(await setAvatar())).toEqual(comeAgain)
      const { status, message: said } = await uploadPicture()
      expect([status, said]).toEqual([503, expect.stringContaining('nothing was stored')])
    },
  )

  it('they are stored once there is room again', async () => {
    failFiles('ENOSPC')
    await setAvatar()
    await undo()
    expect((await setAvatar()).status).toBeLessThan(300)
    expect((await uploadPicture()).status).toBe(201)
  })
})

describe('The health of the service', () => {
  /** Past the five seconds for which the result of a write test is valid. */
  function passTime(): void {
    const later = performance.now() + 5001
    vi.spyOn(performance, 'now').mockReturnValue(later)
  }
  afterEach(() => {
    passTime()
  })

  const health = async () => {
    passTime()
    const { status, body: own } = await service.get('/readyz')
    const reference = await service.get('/server/health')
    expect(reference.headers.get('content-type')).toContain('application/health+json')
    expect([reference.status, JSON.parse(String(reference.body))]).toEqual([status, own])
    return [status, own]
  }

  it('says nothing of writes while they work', async () => {
    expect(await health()).toEqual([200, { status: 'ok' }])
  })

  it('stays good for reads where nothing can be stored, and says why', async () => {
    failWrites('SQLITE_READONLY')
    const unavailable = { status: 'ok', writes: 'unavailable' }
    expect(await health()).toEqual([200, { ...unavailable, reason: 'read-only' }])
    await undo()
    failFiles('ENOSPC')
    expect(await health()).toEqual([200, { ...unavailable, reason: 'disk full' }])
    await undo()
    expect(await health()).toEqual([200, { status: 'ok' }])
  })

  it('does not wait for another program that locks the database', async () => {
    undo = await writeElsewhere('UPDATE account_attempts SET tries = 0')
    const start = Date.now()
    const [status, own] = await health()
    expect(Date.now() - start).toBeLessThan(4000)
    expect([status, own]).toEqual([200, { status: 'ok', writes: 'unavailable', reason: 'locked' }])
  })
})
