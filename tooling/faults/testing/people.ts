import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Product } from '../../product.ts'

/** What somebody saw. */
export interface Seen {
  status: number
  text: string
  ms: number
}

type Addresses = Pick<Product, 'webUrl' | 'contentUrl' | 'administrator'>

/** Somebody who gives up sees status 0. */
const patienceMs = 20_000
const password = 'แมวสามตัวกินขนมปังร้อน'
export const cachedPages = ['/', '/branch', '/en/contact']
const cookieName = 'washhouse_session='

async function send(url: string, init: RequestInit = {}): Promise<Seen & { headers: Headers }> {
  const start = performance.now()
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const answer = await fetch(url, { redirect: 'manual', signal, ...init })
    const { status, headers } = answer
    return { status, headers, text: await answer.text(), ms: performance.now() - start }
  } catch (error) {
    return { status: 0, headers: new Headers(), text: String(error), ms: performance.now() - start }
  }
}

const postJson = (url: string, body: object, headers: Record<string, string> = {}) =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Visitors, a member and an editor. */
export function createPeople({ webUrl, contentUrl, administrator }: Addresses) {
  const postForm = (path: string, fields: Record<string, string>) =>
    send(webUrl + path, {
      method: 'POST',
      headers: { origin: webUrl },
      body: new URLSearchParams(fields),
    })
  let cookie = ''
  let token = ''
  let email = ''

  const open = (path: string): Promise<Seen> => send(webUrl + path)

  /** Registers another member, who is the member from then on if it succeeds. */
  async function register(): Promise<Seen> {
    const roles = await send(`${contentUrl}/roles`)
    const own = `somsri-${randomUUID()}@example.com`
    const answer = await postJson(`${contentUrl}/users`, {
      first_name: 'สมศรี',
      last_name: 'น้ำใจงาม',
      tel: '+66812345678',
      location: null,
      email: own,
      password,
      role: /"id":"([^"]+)"/.exec(roles.text)?.[1],
    })
    if (answer.status === 204) email = own
    return answer
  }

  async function signIn(): Promise<Seen> {
    const answer = await postForm('/login', { email, password, remember: 'on' })
    keepCookie(answer.headers)
    return answer
  }

  function keepCookie(headers: Headers): void {
    const line = headers.getSetCookie().find((each) => each.startsWith(cookieName))
    cookie = line?.split(';')[0] ?? cookie
  }

  async function signInEditor(): Promise<Seen> {
    const answer = await postJson(`${contentUrl}/cms-api/staff/login`, administrator)
    const line = answer.headers.getSetCookie().find((each) => each.startsWith('payload-token='))
    token = /=([^;]+)/.exec(line ?? '')?.[1] ?? token
    return answer
  }

  /** Signs in a new member and the editor, and visits the pages that are cached from then on. */
  async function arrive(): Promise<void> {
    expect((await register()).status).toBe(204)
    expect((await signIn()).status).toBe(303)
    expect((await signInEditor()).status).toBe(200)
    expect(token, 'the editor has no session').not.toBe('')
    for (const path of cachedPages) expect((await open(path)).status, path).toBe(200)
  }

  return {
    arrive,
    open,
    /** A problem report in the website's form. 303: it is stored. */
    report: (message: string, key: string = randomUUID()): Promise<Seen> =>
      postForm('/en/problem', {
        branch: '1',
        cause: 'other',
        message,
        email: 'somsri@example.com',
        key,
        openedAt: String(Date.now() - 60_000),
      }),
    register,
    signIn,
    memberEmail: () => email,
    async openAsMember(path: string): Promise<Seen> {
      const answer = await send(webUrl + path, { headers: { cookie } })
      keepCookie(answer.headers)
      return answer
    },
    signInEditor,
    /** Renames the first branch, which is on the page of its name. */
    edit: (name: string): Promise<Seen> =>
      send(`${contentUrl}/cms-api/branches/1?locale=th&depth=0`, {
        method: 'PATCH',
        headers: {
          authorization: `JWT ${token}`,
          'content-type': 'application/json',
          'accept-language': 'th',
        },
        body: JSON.stringify({ name, _status: 'published' }),
      }),
  }
}

export type People = ReturnType<typeof createPeople>
