import { randomInt, randomUUID } from 'node:crypto'
import { accountCalls } from '@washhouse/contract/account/account.calls'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { acceptEncoding } from './accept-encoding.ts'
import type { Product } from './product.ts'

export const password = 'แมวสามตัวกินขนมปังร้อน'

/** Credentials of a member at the content service and on the website. */
interface OpenMember {
  authorization: string
  cookie: string
}
const strangers: OpenMember = { authorization: '', cookie: '' }

/** Registers a member; returns the email address. */
export async function register({ contentUrl }: Product): Promise<string> {
  const client = clientFromElsewhere(contentUrl)
  const [role] = await client.call(accountCalls.listRoles, { language: 'th' })
  if (!role) throw new Error('There is no role to register with')
  const email = `bench-${randomUUID()}@example.com`
  const person = { firstName: 'สมศรี', lastName: 'ใจดี', phone: '+66812345678', location: null }
  const record = { ...person, email, password, role: role.id, ageDeclaration: null }
  await client.send(accountCalls.register, record, { language: 'th' })
  return email
}

/** Random start, so that client processes use different networks. */
let networks = randomInt(2 ** 32)

/** Headers of a new network. */
export function fromElsewhere(): Record<string, string> {
  networks = (networks + 1) % 2 ** 32
  const [high, low] = [networks >>> 16, networks & 0xffff].map((part) => part.toString(16))
  return { 'x-forwarded-for': `2001:db8:${high}:${low}::1` }
}

/** A client whose calls come from new networks, if the service trusts the proxy. */
export function clientFromElsewhere(contentUrl: string) {
  return createContentClient({
    baseUrl: contentUrl,
    fetch(url, request) {
      const headers = new Headers(request?.headers)
      for (const [name, value] of Object.entries(fromElsewhere())) headers.set(name, value)
      return fetch(url, { ...request, headers })
    },
  })
}

export type Members = Awaited<ReturnType<typeof openMembers>>

/**
 * Registers members and signs them in at both parts. A member may make 600 calls a minute and a page needs up to ten, so
 * many members alternate. More than 30 need a trusted proxy, as sign-ins per network are limited.
 */
export async function openMembers(product: Product, readers = 24) {
  const client = clientFromElsewhere(product.contentUrl)
  const opened: OpenMember[] = []
  while (opened.length < readers) {
    const email = await register(product)
    const login = { email, password, mode: null, remember: null, device: null }
    const tokens = await client.send(accountCalls.login, login, { language: 'th' })
    const cookie = await openWebSession(product.webUrl, email)
    opened.push({ authorization: `Bearer ${tokens?.accessToken}`, cookie })
  }
  return { inTurn: (count: number) => opened[count % readers] ?? strangers }
}

/** Signs in without JavaScript; returns the cookie. */
async function openWebSession(webUrl: string, email: string): Promise<string> {
  const response = await fetch(`${webUrl}/login`, {
    method: 'POST',
    headers: { origin: webUrl, ...fromElsewhere() },
    body: new URLSearchParams({ email, password, remember: 'on' }),
    redirect: 'manual',
  })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const session = cookies.filter((cookie) => cookie.includes('session='))
  if (session.length === 0) throw new Error(`The website's /login answered ${response.status}`)
  return session.join('; ')
}

export async function readWhole(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    headers: { 'accept-encoding': acceptEncoding, ...fromElsewhere(), ...headers },
    redirect: 'manual',
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
}
