import { expect, it } from 'vitest'
import { localAddress, readSettings } from './settings.env.ts'

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

it.each([
  ['WEB_PORT', '0', 'WEB_PORT: "0" is not a port number from 1 to 65535'],
  ['CONTENT_PORT', '80 80', 'CONTENT_PORT: "80 80" is not a port number from 1 to 65535'],
  ['WEB_PORT', '8055', 'WEB_PORT: 8055 is also CONTENT_PORT; choose another one'],
  ['WEB_HOST', 'http://x', 'WEB_HOST: "http://x" is not a host name or address'],
  ['CONTENT_URL', 'ftp://x', 'CONTENT_URL: "ftp://x" is not an address like https://example.com'],
  [
    'PUBLIC_URL',
    'https://x/th',
    'PUBLIC_URL: "https://x/th" is not an address like https://example.com',
  ],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL: "loud" is not one of fatal, error, warn, info, debug, trace, silent',
  ],
  [
    'TRUSTED_PROXIES',
    '10.0.0.1, home',
    'TRUSTED_PROXIES: "10.0.0.1, home" is not a list of addresses separated by commas',
  ],
  [
    'CORS_ORIGINS',
    'https://x, home',
    'CORS_ORIGINS: "https://x, home" is neither * nor a list of addresses like https://example.com',
  ],
  ['BACKUP_KEEP', '0', 'BACKUP_KEEP: "0" is not a number from 1 to 999'],
  ['SERVICE_TOKEN', 'short', 'SERVICE_TOKEN: the given value is shorter than 32 characters'],
])('refuses %s=%s in one line', (name, value, line) => {
  expect(() => readSettings('/srv', { [name]: value })).toThrow(line)
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
