import { and, count, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { leadKinds, type LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload } from 'payload'
import { readLeadHours } from '../lead/lead-hours.ts'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'

/** What does not move and should. */
export interface Stall {
  /** Mails to staff and calls of services that wait for longer than a quarter of an hour. */
  waiting: number
  /** The same that were given up. */
  failed: number
  /** New leads that nobody has taken up in time, by kind. */
  leads: Record<LeadKind, number>
  /** Those that a program seems to have sent, however old: they are looked at by the way. */
  automatic: number
}

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const patienceMs = 15 * minuteMs

export function isStalled({ waiting, failed, leads }: Stall): boolean {
  return waiting > 0 || failed > 0 || Object.values(leads).some((number) => number > 0)
}

/** Counts what has stalled at this moment. What a sender's own address keeps from him is no stall. */
export async function findStall(payload: BasePayload): Promise<Stall> {
  const [waiting, failed, leads] = await Promise.all([
    countOutbox(payload, 'waiting'),
    countOutbox(payload, 'failed'),
    countLeads(payload),
  ])
  return { waiting, failed, ...leads }
}

async function countOutbox(payload: BasePayload, which: 'waiting' | 'failed'): Promise<number> {
  const box = tableOf(payload, 'outbox', ['status', 'purpose', 'queuedAt'])
  const tooLong = new Date(Date.now() - patienceMs).toISOString()
  const isStuck = and(inArray(box.status, ['waiting', 'sending']), lt(box.queuedAt, tooLong))
  const [row] = await connectionTo(payload)
    .select({ total: count() })
    .from(box)
    .where(and(ne(box.purpose, 'sender'), which === 'failed' ? eq(box.status, which) : isStuck))
  return row?.total ?? 0
}

async function countLeads(payload: BasePayload): Promise<Pick<Stall, 'leads' | 'automatic'>> {
  const hours = await readLeadHours(payload)
  const table = tableOf(payload, 'leads', [
    'kind',
    'status',
    'source',
    'looksAutomatic',
    'createdAt',
  ])
  const isAutomatic = sql<boolean>`coalesce(${table.looksAutomatic}, false)`
  const isReal = or(isNull(table.source), ne(table.source, 'demo'))
  const isLate = or(
    ...leadKinds.map((kind) => {
      const limit = new Date(Date.now() - hours[kind] * hourMs).toISOString()
      return and(eq(table.kind, kind), lt(table.createdAt, limit))
    }),
  )
  const rows = await connectionTo(payload)
    .select({ kind: table.kind, isAutomatic, total: count() })
    .from(table)
    .where(and(eq(table.status, 'new'), isReal, isLate))
    .groupBy(table.kind, isAutomatic)
  const totalOf = (kind: LeadKind) =>
    rows.find((row) => row.kind === kind && !row.isAutomatic)?.total ?? 0
  return {
    leads: {
      contact: totalOf('contact'),
      franchise: totalOf('franchise'),
      problem: totalOf('problem'),
    },
    automatic: rows.reduce((sum, row) => sum + (row.isAutomatic ? row.total : 0), 0),
  }
}
