import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Ask } from './nginx.ts'

const password = 'แมวสามตัวกินขนมปังร้อน'
/** Signs in again and again: a member's oldest sessions end when there are many. */
export const member = { email: 'somsri@example.com', password }
/** Signs in once, before the upgrade. */
export const steadyMember = { email: 'mali@example.com', password }
const pages = ['/', '/en', '/branch', '/en/branch', '/contact', '/faq', '/news', '/login']
const builtFile = /\/build\/[^"'\s)]+\.(?:js|css)/g

export interface Visitors {
  /** What went wrong, with the time. */
  faults: string[]
  /** Messages of forms whose storing was acknowledged. */
  acknowledged: string[]
  stop: () => Promise<void>
}

/** Visitors who never rest: they send forms, sign in, read pages and load the files of all builds they have seen. */
export function startVisitors(ask: Ask): Visitors {
  const faults: string[] = []
  const acknowledged: string[] = []
  const files = new Set<string>()
  let isOver = false

  async function repeat(work: (round: number) => Promise<void>, pauseMs: number): Promise<void> {
    for (let round = 0; !isOver; round += 1) {
      try {
        await work(round)
      } catch (error) {
        faults.push(`${new Date().toISOString()} ${work.name}: ${String(error)}`)
      }
      await sleep(pauseMs)
    }
  }

  async function sendForm(): Promise<void> {
    const message = `ผ้า ${randomUUID()}`
    const times = { key: randomUUID(), openedAt: String(Date.now() - 60_000) }
    const form = { ...times, firstName: 'สมศรี', phone: '0812345678', message, consent: 'on' }
    const { status, headers } = await ask('/contact', { form })
    const id = `request ${String(headers['x-request-id'])}`
    expect([status, headers.location], id).toEqual([303, '/contact?sent=1'])
    acknowledged.push(message)
  }

  async function signIn(): Promise<void> {
    await readAccount(ask, await openSession(ask, member), member)
  }

  async function readPage(round: number): Promise<void> {
    const path = pages[round % pages.length] ?? '/'
    const { status, text } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    for (const [file] of text.matchAll(builtFile)) files.add(file)
  }

  async function loadFile(round: number): Promise<void> {
    const path = [...files][round % files.size]
    if (path === undefined) return
    const encoding = round % (2 * files.size) < files.size ? 'br' : 'gzip'
    const { status } = await ask(path, { headers: { 'accept-encoding': encoding } })
    expect([path, status]).toEqual([path, 200])
  }

  const all = [
    repeat(sendForm, 300),
    repeat(signIn, 2000),
    repeat(readPage, 200),
    repeat(loadFile, 50),
  ]
  return {
    faults,
    acknowledged,
    async stop() {
      isOver = true
      await Promise.all(all)
    },
  }
}

/** Signs a member in; returns the cookie. */
export async function openSession(ask: Ask, form: typeof member): Promise<string> {
  const { status, headers } = await ask('/login', { form })
  expect(status, `request ${String(headers['x-request-id'])}`).toBe(303)
  const [cookie] = (headers['set-cookie'] ?? []).filter((line) => line.includes('session='))
  return cookie?.split(';')[0] ?? ''
}

export async function readAccount(
  ask: Ask,
  cookie: string,
  { email }: typeof member,
): Promise<void> {
  const { status, text } = await ask('/account', { headers: { cookie } })
  expect([status, text.includes(email)]).toEqual([200, true])
}
