import { createHash } from 'node:crypto'
import { foldThaiDigits } from '@washhouse/contract/text/thai-digits'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { adminUrl } from '../../core/admin/admin-url.ts'

const stepSeconds = 30
const digits = 6
// One step earlier or later, for clocks that differ.
const window = 1
const recoveryCodes = 10
const recoveryBytes = 10

/** 160 bits, as RFC 4226 recommends. */
export const drawSecret = () => new Secret({ size: 20 }).base32

/** What an authenticator app needs: a QR code (SVG), and the secret for typing. */
export function describeSecret(secret: string, email: string) {
  const issuer = new URL(adminUrl('')).host
  const uri = new TOTP({ issuer, label: email, secret, digits, period: stepSeconds }).toString()
  return { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), qr: renderSVG(uri, { border: 4 }) }
}

/** The time step of a code; undefined if the code is wrong. */
export function findStep(secret: string, code: string, timestamp = Date.now()): number | undefined {
  const found = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    digits,
    period: stepSeconds,
    window,
    timestamp,
  })
  return found === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + found
}

/** A typed code without spaces and hyphens, in Western digits. */
export const tidyCode = (typed: string) => foldThaiDigits(typed).replace(/[\s-]/g, '').toUpperCase()

export const isRecoveryCode = (code: string) => code.length > digits

/** New recovery codes to show once, and their hashes to store. 80 random bits each, so a plain hash is enough. */
export function drawRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const plain = Array.from(
    { length: recoveryCodes },
    () => new Secret({ size: recoveryBytes }).base32,
  )
  return {
    codes: plain.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')),
    hashes: plain.map(hashOfCode),
  }
}

export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('hex')
