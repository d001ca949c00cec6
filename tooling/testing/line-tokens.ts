import { createHash, createHmac } from 'node:crypto'

const inBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An ID token valid for an hour, signed with a channel secret. */
export function signToken(claims: object, secret: string): string {
  const now = Math.floor(Date.now() / 1000)
  const signed = `${inBase64({ alg: 'HS256', typ: 'JWT' })}.${inBase64({ ...claims, iat: now, exp: now + 3600 })}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** Code challenge of a verifier (PKCE, S256). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
