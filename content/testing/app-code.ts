import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows, some time steps from now. */
export function codeOf(secret: string, steps = 0): string {
  const plain = Secret.fromBase32(secret.replaceAll(' ', ''))
  return new TOTP({ secret: plain }).generate({ timestamp: Date.now() + steps * 30_000 })
}
