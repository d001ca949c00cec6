import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { profileFixture } from '@washhouse/contract/account/account.fixtures'
import { portOf } from './fake-website.ts'

interface FakeFile {
  body: Iterable<Buffer> | AsyncIterable<Buffer>
  headers: Record<string, string | number>
  status?: number
  isForAnyone?: boolean
}

interface Asked {
  /** Method and path. */
  call: string
  authorization: string | undefined
  agent: string | undefined
  /** The browser has not received its token yet. */
  isUnseen: boolean
}

/**
 * Accounts of a content service: the newest refresh token of a session gives one pair of tokens. Its parent gives the same
 * pair until that was used for a call.
 */
export async function startFakeAccountService() {
  const asked: Asked[] = []
  const files = new Map<string, FakeFile>()
  const fileRequests: IncomingMessage[] = []
  const bodies = new Map<string, object>()
  /** The replacing pair by refresh token; an access token is its refresh token with another suffix. */
  const children = new Map<string, string>()
  const live = new Set<string>()
  let next = 1
  const service = {
    /** refusing: knows no session; failing: 503; gone: closes the connection. */
    mode: 'ok' as 'ok' | 'refusing' | 'failing' | 'gone',
    expires: 900_000,
    /** While set, everything waits for it. */
    gate: undefined as Promise<void> | undefined,
    refusal: undefined as { status: number; code: string } | undefined,
    failsToRefresh: false,
  }

  const issue = (): string => {
    const token = `refresh-${next++}`
    live.add(token)
    return token
  }
  const accessOf = (refreshToken: string) => refreshToken.replace('refresh', 'access')
  const pairOf = (refreshToken: string) => ({
    data: {
      access_token: accessOf(refreshToken),
      refresh_token: refreshToken,
      expires: service.expires,
      device: 'this-browser',
    },
  })

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { authorization } = req.headers
    const call = `${req.method} ${req.url}`
    const agent = req.headers['x-visitor-agent']
    const isUnseen = req.headers['x-token-unseen'] !== undefined
    asked.push({ call, authorization, agent: Array.isArray(agent) ? agent[0] : agent, isUnseen })
    const isFile = req.url?.startsWith('/assets/') || files.has(req.url ?? '')
    if (isFile) fileRequests.push(req)
    const body = await text(req)
    await service.gate
    if (service.mode === 'gone') return void req.socket.destroy()
    const fails = service.failsToRefresh && call === 'POST /auth/refresh'
    if (fails || service.mode === 'failing') return refuse(res, 503, 'SERVICE_UNAVAILABLE')
    if (call === 'POST /auth/login') return send(res, pairOf(issue()))
    if (call === 'POST /auth/refresh') return refresh(res, String(JSON.parse(body).refresh_token))
    if (call === 'POST /auth/logout') {
      live.delete(String(JSON.parse(body).refresh_token))
      return void res.writeHead(204).end()
    }
    if (service.refusal) return refuse(res, service.refusal.status, service.refusal.code)
    const token = authorization?.replace('Bearer access', 'refresh') ?? ''
    const isLive = service.mode !== 'refusing' && live.has(token)
    if (isFile) return answerFile(req, res, isLive)
    if (!isLive) return refuse(res, 401, 'INVALID_CREDENTIALS')
    const own = bodies.get(URL.parse(req.url ?? '', 'http://service')?.pathname ?? '')
    if (own) return send(res, own)
    const { th } = profileFixture.wire
    send(res, { data: { ...th, first_name: `ของ ${authorization}` } })
  }

  function answerFile(req: IncomingMessage, res: ServerResponse, isLive: boolean): void {
    const file = files.get(req.url ?? '')
    if (!file) return refuse(res, 403, 'FORBIDDEN')
    if (!isLive && !file.isForAnyone) return refuse(res, 401, 'INVALID_CREDENTIALS')
    res.writeHead(file.status ?? 200, { 'cache-control': 'private, no-store', ...file.headers })
    if (req.method === 'HEAD') res.end()
    else Readable.from(file.body).pipe(res)
  }

  function refresh(res: ServerResponse, refreshToken: string): void {
    if (service.mode === 'refusing' || !live.has(refreshToken))
      return refuse(res, 401, 'INVALID_CREDENTIALS')
    const child = children.get(refreshToken) ?? issue()
    children.set(refreshToken, child)
    send(res, pairOf(child))
  }

  const server = createServer((req, res) => void answer(req, res))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(service, {
    url: `http://127.0.0.1:${portOf(server)}`,
    asked,
    /** Non-public files, by path and query. */
    files,
    fileRequests,
    /** Answers for a member, by path; the default is the member's own record. */
    bodies,
    callsOf: (call: string) => asked.filter((one) => one.call === call),
    /** Tokens of a session that started elsewhere. */
    begin() {
      const refreshToken = issue()
      return { accessToken: accessOf(refreshToken), refreshToken }
    },
    /** Invalidates a token, as after the first use of its successor. */
    forget: (refreshToken: string) => live.delete(refreshToken),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

function send(res: ServerResponse, body: unknown): void {
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function refuse(res: ServerResponse, status: number, code: string): void {
  const body = { errors: [{ message: 'Refused.', extensions: { code } }] }
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
