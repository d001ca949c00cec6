import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  EnvError,
  hostSchema,
  httpUrlSchema,
  originsSchema,
  portSchema,
  readEnv,
  secretSchema,
} from './env.ts'

const schema = z.object({
  WEB_PORT: portSchema.default(3000),
  WEB_HOST: hostSchema.default('127.0.0.1'),
  PUBLIC_URL: httpUrlSchema.optional(),
  SERVICE_TOKEN: secretSchema,
})
const token = 'a-secret-nobody-should-ever-see-printed'

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(schema, source)
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
  return []
}

test('defaults stand in for unset and for empty variables', () => {
  expect(readEnv(schema, { SERVICE_TOKEN: token, WEB_PORT: '', WEB_HOST: '' })).toEqual({
    WEB_PORT: 3000,
    WEB_HOST: '127.0.0.1',
    SERVICE_TOKEN: token,
  })
})

test('an address is reduced to its origin', () => {
  const env = readEnv(schema, { SERVICE_TOKEN: token, PUBLIC_URL: 'https://Fongsai.example:443/' })
  expect(env.PUBLIC_URL).toBe('https://fongsai.example')
})

test('origins are a list of addresses, or a star for all', () => {
  const origins = z.object({ CORS_ORIGINS: originsSchema.default([]) })
  const read = (text: string) => readEnv(origins, { CORS_ORIGINS: text }).CORS_ORIGINS
  expect(read('https://App.example.com, http://localhost:5173')).toEqual([
    'https://app.example.com',
    'http://localhost:5173',
  ])
  expect(read('*')).toBe('*')
  expect(read('')).toEqual([])
  expect(() => read('https://a.example,home')).toThrow('CORS_ORIGINS: must be * or http')
})

test('every bad variable gets one line with its name, the fault and an example', () => {
  expect(problemsOf({ WEB_PORT: '99999', PUBLIC_URL: 'ftp://x', WEB_HOST: 'a b' })).toEqual([
    'WEB_PORT: must be a port number from 1 to 65535, for example WEB_PORT=3000',
    'WEB_HOST: must be a host name or an address to listen on, for example WEB_HOST=127.0.0.1',
    'PUBLIC_URL: must be an http or https address without path, query or credentials, for example PUBLIC_URL=https://www.example.com',
    'SERVICE_TOKEN: is required, for example SERVICE_TOKEN=<32 or more random characters>',
  ])
})

test('the value of a bad secret is never printed', () => {
  const problems = problemsOf({
    SERVICE_TOKEN: 'hunter2',
    WEB_PORT: 'hunter2',
    PUBLIC_URL: 'hunter2',
  })
  expect(problems).toHaveLength(3)
  expect(problems.join()).not.toContain('hunter2')
})
