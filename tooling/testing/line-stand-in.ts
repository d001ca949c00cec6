import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { signToken, challengeOf } from './line-tokens.ts'

/** A user signed in to LINE in this browser. */
export interface LineUser {
  subject: string
  name: string
  /** Undefined for most users: no email at LINE, or no permission to share it. */
  email?: string
}

/** Simulated failures: at LINE, in transit, or by an attacker. */
export type LineTrouble =
  | 'wrong state'
  | 'wrong nonce'
  | 'wrong signature'
  | 'expired code'
  | 'away'
  | 'no refresh'

interface Grant {
  user: LineUser
  nonce: string
  challenge: string
  redirect: string
}

export type LineStandIn = Awaited<ReturnType<typeof startLineStandIn>>

/** The registered channel. */
export const lineChannel = { id: '1234567890', secret: '0123456789abcdef0123456789abcdef' }

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`

/**
 * A local replacement of LINE Login: OpenID Connect with HS256 and the channel secret, and deauthorization. A page lets the
 * user allow or deny.
 */
export async function startLineStandIn() {
  const grants = new Map<string, Grant>()
  const refreshTokens = new Map<string, LineUser>()
  const accessTokens = new Map<string, LineUser>()
  const state = {
    user: { subject: 'U0001', name: 'Somsri' } as LineUser,
    trouble: null as LineTrouble | null,
    /** Authorization queries, oldest first. */
    asked: [] as Record<string, string>[],
    /** All issued tokens. */
    given: [] as string[],
    /** Subjects that were deauthorized. */
    left: [] as string[],
  }
  let hold: { come: () => void; end: Promise<void> } | undefined
  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      console.error(error)
      res.writeHead(500).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  const origin = `http://127.0.0.1:${address.port}`

  /** Redirect URL after the user allows access. */
  function allow(asked: URLSearchParams): string {
    const code = random()
    const redirect = asked.get('redirect_uri') ?? ''
    const nonce = asked.get('nonce') ?? ''
    const challenge = asked.get('code_challenge') ?? ''
    grants.set(code, { user: state.user, nonce, challenge, redirect })
    const isWrong = state.trouble === 'wrong state'
    const back = new URL(redirect)
    back.searchParams.set('code', code)
    back.searchParams.set('state', isWrong ? 'of another journey' : (asked.get('state') ?? ''))
    return back.href
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', origin)
    if (state.trouble === 'away') return void res.writeHead(503).end()
    const known: Record<string, () => void | Promise<void>> = {
      'GET /.well-known/openid-configuration': () => sendJson(res, 200, metadataOf(origin)),
      'GET /oauth2/v2.1/authorize': () => ask(url, res),
      'POST /oauth2/v2.1/token': async () => {
        const sent = new URLSearchParams(await text(req))
        await waitWhileHeld()
        exchange(sent, res)
      },
      'POST /oauth2/v3/token': async () => {
        const sent = new URLSearchParams(await text(req))
        if (!isChannel(sent)) return sendJson(res, 401, { error: 'invalid_client' })
        sendJson(res, 200, {
          token_type: 'Bearer',
          access_token: 'of-the-channel',
          expires_in: 900,
        })
      },
      'POST /user/v1/deauthorize': async () => {
        const { userAccessToken } = JSON.parse(await text(req))
        const user = accessTokens.get(userAccessToken)
        const isOurs = req.headers.authorization === 'Bearer of-the-channel'
        if (!isOurs || !user) return sendJson(res, 400, { message: 'invalid token' })
        state.left.push(user.subject)
        res.writeHead(204).end()
      },
    }
    const reply = known[`${req.method} ${url.pathname}`]
    if (!reply) return void res.writeHead(404).end()
    await reply()
  }

  async function waitWhileHeld(): Promise<void> {
    const waiting = hold
    hold = undefined
    waiting?.come()
    await waiting?.end
  }

  function ask({ searchParams }: URL, res: ServerResponse): void {
    state.asked.push(Object.fromEntries(searchParams))
    const redirect = searchParams.get('redirect_uri') ?? ''
    const denied = new URL(redirect)
    denied.searchParams.set('error', 'access_denied')
    denied.searchParams.set('state', searchParams.get('state') ?? '')
    const links = `<a href="${escape(allow(searchParams))}">Allow</a> <a href="${escape(denied.href)}">Deny</a>`
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.end(page('LINE', links))
  }

  function exchange(sent: URLSearchParams, res: ServerResponse): void {
    const refuse = () => sendJson(res, 400, { error: 'invalid_grant' })
    if (!isChannel(sent)) return sendJson(res, 401, { error: 'invalid_client' })
    if (sent.get('grant_type') === 'refresh_token') {
      const user = refreshTokens.get(sent.get('refresh_token') ?? '')
      return user ? sendJson(res, 200, tokensFor(user)) : refuse()
    }
    const code = sent.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    if (!grant || state.trouble === 'expired code') return refuse()
    if (sent.get('redirect_uri') !== grant.redirect) return refuse()
    if (challengeOf(sent.get('code_verifier') ?? '') !== grant.challenge) return refuse()
    const { subject: sub, name, email } = grant.user
    const nonce = state.trouble === 'wrong nonce' ? 'of another journey' : grant.nonce
    const claims = { iss: origin, aud: lineChannel.id, sub, nonce, name, email }
    const secret = state.trouble === 'wrong signature' ? 'of another channel' : lineChannel.secret
    sendJson(res, 200, { ...tokensFor(grant.user), id_token: signToken(claims, secret) })
  }

  function tokensFor(user: LineUser) {
    const [access_token, refresh_token] = [random(), random()]
    state.given.push(access_token, refresh_token)
    accessTokens.set(access_token, user)
    if (state.trouble !== 'no refresh') refreshTokens.set(refresh_token, user)
    const lasting = { token_type: 'Bearer', expires_in: 2_592_000, scope: 'openid profile email' }
    return { ...lasting, access_token, refresh_token }
  }

  return {
    origin,
    state,
    /** Settings of the content service for this server. */
    environment: {
      LINE_CHANNEL_ID: lineChannel.id,
      LINE_CHANNEL_SECRET: lineChannel.secret,
      LINE_ISSUER: origin,
    },
    /** Allows access at an authorization URL; returns the parameters for the browser. */
    comeBack(url: string) {
      const asked = new URL(url).searchParams
      state.asked.push(Object.fromEntries(asked))
      const { searchParams } = new URL(allow(asked))
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
    },
    /** Blocks the next token request until released; `isHere` resolves when it arrives. */
    holdNext() {
      const coming = Promise.withResolvers<void>()
      const ending = Promise.withResolvers<void>()
      hold = { come: coming.resolve, end: ending.promise }
      return { isHere: coming.promise, release: ending.resolve }
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const random = () => randomBytes(24).toString('base64url')
const escape = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function isChannel(sent: URLSearchParams): boolean {
  return (
    sent.get('client_id') === lineChannel.id && sent.get('client_secret') === lineChannel.secret
  )
}

function metadataOf(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/oauth2/v2.1/authorize`,
    token_endpoint: `${origin}/oauth2/v2.1/token`,
    revocation_endpoint: `${origin}/oauth2/v2.1/revoke`,
    userinfo_endpoint: `${origin}/oauth2/v2.1/userinfo`,
    jwks_uri: `${origin}/oauth2/v2.1/certs`,
    scopes_supported: ['openid', 'profile', 'email'],
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    // As LINE publishes it, although it signs web tokens with HS256.
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
  }
}

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
