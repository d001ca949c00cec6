import { vi } from 'vitest'
import type { AppBuild } from '../app-build.ts'
import { createSealedCookie } from '../sealed-cookie.ts'
import type { WebsiteOptions } from '../website.ts'
import { startFakeAccountService } from './fake-account-service.ts'
import {
  serviceToken,
  sessionSecret,
  startFakeWebsite,
  type Answer,
  type Website,
} from './fake-website.ts'

const sealing = { secrets: [sessionSecret], isHttps: false }
export const sessionCookie = createSealedCookie('session', sealing)
export const deviceCookie = createSealedCookie('device', sealing)

export type MemberSite = Awaited<ReturnType<typeof startMemberSite>>

/** A website with members' pages, and the service with the members. Each process loads the app again. */
export async function startMemberSite(
  loadApp: () => Promise<{ createMemberApp: () => AppBuild }> = () => import('./member-app.ts'),
) {
  const service = await startFakeAccountService()
  const processes: Website[] = []

  /** A process of the website, without the memory of another one. */
  async function startProcess(options: Partial<WebsiteOptions> = {}): Promise<Website> {
    vi.resetModules()
    vi.stubEnv('CONTENT_URL', service.url)
    vi.stubEnv('SERVICE_TOKEN', serviceToken)
    vi.stubEnv('SESSION_SECRET', sessionSecret)
    vi.stubEnv('LOG_LEVEL', 'silent')
    const { createMemberApp } = await loadApp()
    const started = await startFakeWebsite({ build: createMemberApp(), ...options })
    processes.push(started)
    return started
  }

  const site = await startProcess()
  const origin = `http://localhost:${site.port}`

  return {
    service,
    site,
    origin,
    startProcess,

    /** The cookie of a valid session; `lasts`: lifetime of its access token, in ms. */
    signedIn({ lasts = 900_000, isRemembered = true, firstName = 'สมศรี' } = {}): string {
      const tokens = service.begin()
      const person = { firstName, avatar: null }
      const session = { ...tokens, expiresAt: Date.now() + lasts, isRemembered, person }
      return `${sessionCookie.name}=${sessionCookie.seal(JSON.stringify(session))}`
    },

    post: (path: string, { cookie, from = origin, body = '' }: Posted = {}) =>
      site.send({
        path,
        method: 'POST',
        headers: {
          origin: from,
          'content-type': 'application/x-www-form-urlencoded',
          ...(cookie === undefined ? {} : { cookie }),
        },
        body,
      }),

    async stop() {
      for (const each of processes) await each.stop()
      await service.stop()
    },
  }
}

interface Posted {
  cookie?: string
  /** Origin of the page with the form. */
  from?: string
  body?: string
}

/** The Set-Cookie values. */
export function linesOf({ headers }: Answer): string[] {
  return [headers['set-cookie'] ?? []].flat()
}

/** The cookies as the browser sends them back. */
export function keptOf(answer: Answer): string {
  return linesOf(answer)
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** The session in the response; null without one. */
export function openedOf(answer: Answer) {
  const [, value = ''] = /washhouse_session=([\w-]+)/.exec(keptOf(answer)) ?? []
  return JSON.parse(sessionCookie.unseal(value) ?? 'null')
}

/** The Set-Cookie value that deletes the session. */
export const endingLine = 'washhouse_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'
