import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectionTo, tableOf } from '../../../platform/database/tables.ts'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { log } from '../../../platform/log.ts'
import { createProvince, staffData } from '../../../../testing/record-data.ts'
import { registerMember } from '../../../../testing/member-requests.ts'
import { createLead } from '../../../../testing/lead-records.ts'
import {
  signInAs,
  type StaffService,
  startStaffService,
} from '../../../../testing/staff-service.ts'

let payload: BasePayload
let service: StaffService
const tokens = new Map<string, string>()

beforeAll(async () => {
  payload = await openPayload()
  for (const role of ['administrator', 'editor', 'moderator'] as const) {
    await payload.create({ collection: 'staff', data: staffData(role, role) })
    tokens.set(role, await signInAs(payload, `${role}@example.com`))
  }
  tokens.set('member', (await registerMember(payload, 'member')).token)
  service = await startStaffService(payload)
})

afterAll(async () => {
  service.stop()
  await closePayload(payload)
})

describe('the export of leads', () => {
  it('is for administrators and editors alone', async () => {
    for (const role of ['', 'member', 'moderator'])
      expect((await exported('', role)).status, role).toBe(403)
    for (const role of ['editor', 'administrator'])
      expect((await exported('', role)).status, role).toBe(200)
  })

  it('is a file that no one keeps, in UTF-8 that Excel knows, with titles in the reader’s language', async () => {
    const { headers, bytes, text } = await exported('')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-20\d\d-\d\d-\d\d\.csv"$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(bytes.slice(0, 3)).toString('hex')).toBe('efbbbf')
    expect(text).toMatch(/^"เข้ามาเมื่อ","เรื่อง","สถานะ","ผู้รับผิดชอบ","ชื่อ","นามสกุล","โทรศัพท์"/)
    const english = await exported('', 'editor', { 'accept-language': 'en' })
    expect(english.text).toMatch(/^"Came in","Kind","Status","Assigned to","First name"/)
  })

  it('holds each lead as staff read it', async () => {
    const province = await createProvince(payload, 'ระยอง')
    const where = { role: { equals: 'administrator' } }
    const { docs } = await payload.find({ collection: 'staff', where })
    await createLead(payload, {
      kind: 'franchise',
      firstName: 'ธีรพงศ์',
      lastName: 'ใจมั่น "ต้น"',
      email: 'teerapong@example.com',
      phone: '+66840000105',
      message: 'บรรทัดแรก\nบรรทัดสอง, ต่อ',
      province,
      amount: 1500.5,
      budget: '1_to_1_99m',
      assignee: docs[0]?.id ?? null,
      createdAt: '2026-11-20T18:30:00.000Z',
    })
    const [, ...rows] = (await exported('where[email][equals]=teerapong@example.com')).rows
    expect(rows).toHaveLength(1)
    expect(rows[0]).toEqual(
      expect.arrayContaining([
        '2026-11-21 01:30',
        'สนใจแฟรนไชส์',
        'ใหม่',
        'administrator@example.com',
        'ใจมั่น "ต้น"',
        '084-000-0105',
        'บรรทัดแรก\nบรรทัดสอง, ต่อ',
        'ระยอง',
        '1500.50',
        '1–1.99 ล้านบาท',
      ]),
    )
  })

  it('is filtered and searched as the list is', async () => {
    const mark = randomUUID().slice(0, 8)
    const createdAt = '2025-03-05T05:00:00.000Z'
    await createLead(payload, { firstName: `${mark}a`, kind: 'problem', createdAt })
    await createLead(payload, { firstName: `${mark}b`, status: 'closed', createdAt })
    await createLead(payload, { firstName: `${mark}c`, createdAt: '2025-04-05T05:00:00.000Z' })
    const names = async (query: string) =>
      (await exported(query)).rows.flatMap((row) => row.filter((cell) => cell.startsWith(mark)))
    expect((await names(`search=${mark}`)).toSorted()).toEqual([`${mark}a`, `${mark}b`, `${mark}c`])
    expect(await names('where[or][0][and][0][kind][equals]=problem')).toEqual([`${mark}a`])
    expect(await names('where[status][equals]=closed')).toEqual([`${mark}b`])
    const march =
      'where[and][0][createdAt][greater_than]=2025-03-01&where[and][1][createdAt][less_than]=2025-04-01'
    expect((await names(march)).toSorted()).toEqual([`${mark}a`, `${mark}b`])
    expect((await exported('where[nonsense][equals]=1')).status).toBe(400)
    expect((await exported('where=nonsense')).status).toBe(400)
  })

  it('gives no spreadsheet anything to run, and keeps phone numbers readable', async () => {
    const attack = '=HYPERLINK("https://evil.example","คลิก")'
    const html = '<img src=x onerror=alert(1)>'
    await createLead(payload, {
      email: '+cmd@evil.example',
      firstName: attack,
      lastName: html,
      phone: '+447700900123',
      message: "\t=cmd|' /C calc'!A0",
      machine: '-2+3',
    })
    const { rows, text } = await exported('where[email][equals]=%2Bcmd@evil.example')
    for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@]/)
    expect(rows[1]).toEqual(
      expect.arrayContaining([`'${attack}`, html, "'+447700900123", "'+cmd@evil.example", "'-2+3"]),
    )
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""คลิก"")"`)
  })

  it('says in the log who took how many, and nothing of whom they are', async () => {
    const lines: unknown[][] = []
    const spy = vi
      .spyOn(log, 'info')
      .mockImplementation((...line: unknown[]) => void lines.push(line))
    await exported('search=%2B66840000105', 'administrator')
    spy.mockRestore()
    const { docs } = await payload.find({
      collection: 'staff',
      where: { role: { equals: 'administrator' } },
    })
    expect(lines).toEqual([[{ staff: docs[0]?.id, leads: 1 }, 'leads are exported']])
  })
})

describe('the export of many leads', () => {
  const count = 2000

  beforeAll(async () => {
    const columns = [
      'id',
      'kind',
      'status',
      'language',
      'firstName',
      'message',
      'createdAt',
      'updatedAt',
    ] as const
    const leads = tableOf(payload, 'leads', columns)
    const message = 'ผ้านวม '.repeat(500)
    // Many leads share one timestamp, so the order among them must hold across pages.
    for (let at = 0; at < count; at += 100) {
      const createdAt = new Date(Date.UTC(2024, 0, 1, Math.floor(at / 700))).toISOString()
      const rows = Array.from({ length: 100 }, (_, index) => ({
        id: randomUUID(),
        kind: 'contact',
        status: 'spam',
        language: 'th',
        firstName: `many-${at + index}`,
        message,
        createdAt,
        updatedAt: createdAt,
      }))
      await connectionTo(payload).insert(leads).values(rows)
    }
  })

  it('holds every one of them exactly once', async () => {
    const { rows } = await exported('where[status][equals]=spam')
    const names = rows.flatMap((row) => row.filter((cell) => cell.startsWith('many-')))
    expect(names).toHaveLength(count)
    expect(new Set(names).size).toBe(count)
    const moments = rows.slice(1).map(([createdAt = '']) => createdAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })

  it('reads on only as long as somebody takes it', async () => {
    const find = vi.spyOn(payload, 'find')
    const leaving = new AbortController()
    const response = await fetch(`${service.url}/cms-api/leads/export?where[status][equals]=spam`, {
      headers: { authorization: `Bearer ${tokens.get('editor')}` },
      signal: leaving.signal,
    })
    await response.body?.getReader().read()
    const pages = () => find.mock.calls.filter(([{ collection }]) => collection === 'leads').length
    await settled(pages)
    const untilFull = pages()
    expect(untilFull).toBeLessThan(count / 200)
    leaving.abort()
    await settled(pages)
    expect(pages()).toBeLessThanOrEqual(untilFull + 1)
    find.mockRestore()
  })
})

/** Waits until a number has not changed for a while. */
async function settled(read: () => number): Promise<void> {
  let before = -1
  while (before !== read()) {
    before = read()
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
}

async function exported(query: string, role = 'editor', headers: Record<string, string> = {}) {
  const token = tokens.get(role)
  const response = await fetch(`${service.url}/cms-api/leads/export?${query}`, {
    headers: {
      'accept-language': 'th',
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  return { status: response.status, headers: response.headers, bytes, text, rows: parseCsv(text) }
}

/** RFC 4180 with every cell in quotes. */
function parseCsv(text: string): string[][] {
  return text
    .split(/(?<=")\r\n/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) =>
        cell.replaceAll('""', '"'),
      ),
    )
}
