import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { environmentOf, localAddress, readSettings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'

it('listens on loopback and keeps SQLite in the data folder when nothing is set', () => {
  const settings = readSettings('/srv/laundry', {})
  expect(settings).toMatchObject({
    dataDir: '/srv/laundry/data',
    content: { host: '127.0.0.1', port: 8055 },
    web: { host: '127.0.0.1', port: 3000 },
    contentUrl: 'http://127.0.0.1:8055',
    databaseUrl: 'file:/srv/laundry/data/washhouse.db',
  })
})

it('leads the website to the content service wherever that listens', () => {
  const settings = readSettings('/srv', { CONTENT_HOST: '0.0.0.0', CONTENT_PORT: '9000' })
  expect(settings.environment['CONTENT_URL']).toBe('http://127.0.0.1:9000')
})

it('takes an empty value as none', () => {
  expect(readSettings('/srv', { WEB_PORT: '', DATABASE_URL: ' ' }).web.port).toBe(3000)
})

function linesFor(environment: Record<string, string>): string[] {
  try {
    readSettings('/srv', environment)
  } catch (error) {
    if (error instanceof StartProblem) return error.lines
    throw error
  }
  return []
}

it.each([
  ['WEB_PORT', '0', 'WEB_PORT: must be a port number from 1 to 65535, for example WEB_PORT=3000'],
  ['CONTENT_PORT', '80 80', 'CONTENT_PORT: must be a port number, for example CONTENT_PORT=3000'],
  ['WEB_PORT', '8055', 'WEB_PORT: 8055 is also CONTENT_PORT; choose another port'],
  ['WEB_HOST', 'http://x', 'WEB_HOST: must be a host name or an address to listen on'],
  ['CONTENT_URL', 'ftp://x', 'CONTENT_URL: must be an http or https address'],
  ['PUBLIC_URL', 'https://x/th', 'PUBLIC_URL: must be an http or https address without path'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL: must be silent, fatal, error, warn, info, debug or trace'],
  ['DATABASE_URL', 'mysql://me:pw@db/x', 'DATABASE_URL: must be file:<path> or postgres://…'],
  ['TRUSTED_PROXIES', '10.0.0.1, home', 'TRUSTED_PROXIES: must be a comma list of addresses'],
  ['CORS_ORIGINS', 'https://x, home', 'CORS_ORIGINS: must be * or http or https addresses'],
  ['BACKUP_KEEP', '0', 'BACKUP_KEEP: must be a whole number from 1 to 999'],
  ['LEAD_DAYS', '1e3', 'LEAD_DAYS: must be a whole number from 1 to 3650'],
  ['PAGE_CACHE_MB', '7', 'PAGE_CACHE_MB: must be a whole number from 8 to 9999'],
  ['GALLERY', 'yes', 'GALLERY: must be 0 or 1'],
  ['SERVICE_TOKEN', 'short', 'SERVICE_TOKEN: must have at least 32 characters'],
  ['SESSION_SECRET', `${'x'.repeat(32)},short`, 'SESSION_SECRET: must have at least 32 characters'],
  ['SMTP_URL', 'smtp://localhost', 'MAIL_FROM: is required, for example MAIL_FROM='],
  ['BOARD_PACES', '0', 'BOARD_PACES: was removed; set BOARD_RATE_LIMITS instead'],
  ['MAIL_WARM_UP', '500', 'MAIL_WARM_UP: was removed; unset it and set MAIL_PER_DAY'],
  ['MAIL_WARM_UP_FROM', '2026-12-01', 'MAIL_WARM_UP_FROM: was removed; unset it'],
  ['MAIL_PER_MINUTE', 'many', 'MAIL_PER_MINUTE: must be a whole number from 0 to 100000'],
  ['LINE_TO', '@shop', 'LINE_TO: must be the id of a user, a group or a room'],
])('refuses %s=%s in one line', (name, value, line) => {
  expect(linesFor({ [name]: value })).toEqual([expect.stringContaining(line)])
})

it('tells both what is wrong with a mail server and what it lacks', () => {
  expect(linesFor({ SMTP_URL: 'smtp.example.com' })).toEqual([
    expect.stringContaining('SMTP_URL: must be an address that begins with smtp:// or smtps://'),
    expect.stringContaining('MAIL_FROM: is required'),
  ])
})

it('names one fault of several variables a line, and no value, which may be a secret', () => {
  const lines = linesFor({ WEB_PORT: 'abc', SERVICE_TOKEN: 'short', MAIL_FROM: 'nobody' })
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'WEB_PORT',
    'SERVICE_TOKEN',
    'MAIL_FROM',
  ])
  expect(lines.join()).not.toMatch(/abc|=short|nobody/)
})

it.each([
  ['::', 'http://[::1]:80'],
  ['::1', 'http://[::1]:80'],
  ['laundry.local', 'http://laundry.local:80'],
])('reaches a server that listens on %s at %s', (host, address) => {
  expect(localAddress(host, 80)).toBe(address)
})

it('has a backup made before a migration unless told not to', () => {
  const script = (value: string) =>
    readSettings('/srv', { BACKUP_BEFORE_MIGRATION: value }).environment['BEFORE_MIGRATION']
  expect(script('')).toBe('/srv/tooling/backup/backup.ts')
  expect(script('0')).toBe('')
})

it('takes a relative database file as one beside the README', () => {
  const { databaseUrl, environment } = readSettings('/srv', { DATABASE_URL: 'file:data/shop.db' })
  expect(databaseUrl).toBe('file:/srv/data/shop.db')
  expect(environment['DATABASE_URL']).toBe(databaseUrl)
})

it('reads systemd’s credentials as settings, without their line end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'credentials-'))
  try {
    writeFileSync(join(folder, 'SERVICE_TOKEN'), `${'t'.repeat(40)}\n`)
    writeFileSync(join(folder, 'tls.key'), 'another file')
    const { environment } = readSettings('/srv', { CREDENTIALS_DIRECTORY: folder })
    expect(environment['SERVICE_TOKEN']).toBe('t'.repeat(40))
    expect(environment).not.toHaveProperty('tls.key')
    writeFileSync(join(folder, 'SERVICE_TOKEN'), 'short')
    expect(linesFor({ CREDENTIALS_DIRECTORY: folder })).toEqual([
      expect.stringContaining('SERVICE_TOKEN: must have at least 32 characters'),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('gives each part only its own settings', () => {
  const given = {
    DATABASE_URL: 'postgres://…',
    PAYLOAD_SECRET: 'p',
    SERVICE_TOKEN: 's',
    SESSION_SECRET: 'c',
    SMTP_URL: 'smtp://…',
    HSTS_SUBDOMAINS: '1',
    PATH: '/bin',
  }
  expect(Object.keys(environmentOf('web', given))).toEqual([
    'SERVICE_TOKEN',
    'SESSION_SECRET',
    'HSTS_SUBDOMAINS',
    'PATH',
  ])
  expect(Object.keys(environmentOf('content', given))).toEqual(
    Object.keys(given).filter((name) => name !== 'SESSION_SECRET'),
  )
})
