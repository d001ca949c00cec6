import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartProblem } from './start-problem.ts'

const SECRET_LENGTH = 32

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
    error: 'is not a port number from 1 to 65535',
  })
  .transform(Number)

const host = z.string().regex(/^[\w.:-]+$/, { error: 'is not a host name or address' })

const address = z
  .string()
  .refine((text) => isHttpOrigin(text), { error: 'is not an address like https://example.com' })
  .transform((text) => new URL(text).origin)

const databaseUrl = z
  .string()
  .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, { error: 'is neither file:… nor postgres://…' })

const trustedProxies = z
  .string()
  .refine((text) => text.split(',').every((part) => isIP(part.trim().split('/')[0] ?? '') > 0), {
    error: 'is not a list of addresses separated by commas',
  })

const origins = z
  .string()
  .refine((text) => text === '*' || text.split(',').every((part) => isHttpOrigin(part.trim())), {
    error: 'is neither * nor a list of addresses like https://example.com',
  })

const secret = z
  .string()
  .min(SECRET_LENGTH, { error: `is shorter than ${SECRET_LENGTH} characters` })

const megabytes = (least: number) =>
  z.string().refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= least, {
    error: `is not a number of megabytes from ${least} to 9999`,
  })

const days = z
  .string()
  .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3650, {
    error: 'is not a number of days from 1 to 3650',
  })

const postLimit = z
  .string()
  .refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= 1_000_000, {
    error: 'is not a number from 1 to 1000000',
  })

const environment = z.object({
  DATA_DIR: z.string().default('data'),
  CONTENT_HOST: host.default('127.0.0.1'),
  CONTENT_PORT: port.default(8055),
  CONTENT_URL: address.optional(),
  CONTENT_PUBLIC_URL: address.optional(),
  WEB_HOST: host.default('127.0.0.1'),
  WEB_PORT: port.default(3000),
  PUBLIC_URL: address.optional(),
  DATABASE_URL: databaseUrl.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'is not one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  CORS_ORIGINS: origins.optional(),
  TRUSTED_PROXIES: trustedProxies.optional(),
  PAGE_CACHE_MB: megabytes(8).optional(),
  RESPONSE_CACHE_MB: megabytes(0).optional(),
  CONSENT_LOG_DAYS: days.optional(),
  LEAD_DAYS: days.optional(),
  MESSAGE_DAYS: days.optional(),
  PROBLEM_PHOTO_DAYS: days.optional(),
  LEAD_POST_LIMIT: postLimit.optional(),
  PAYLOAD_SECRET: secret.optional(),
  SERVICE_TOKEN: secret.optional(),
  PREVIEW_SECRET: secret.optional(),
  SESSION_SECRET: secret.optional(),
})

/** Where everything listens and keeps its files, checked; `environment` is what the parts are started with. */
export interface Settings {
  dataDir: string
  content: { host: string; port: number }
  web: { host: string; port: number }
  contentUrl: string
  contentPublicUrl: string | undefined
  publicUrl: string | undefined
  databaseUrl: string
  environment: Record<string, string>
}

/** Reads the environment once; throws a StartProblem with one line for every bad value. */
export function readSettings(root: string, env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new StartProblem(parsed.error.issues.map((issue) => describe(issue, given)))
  const values = parsed.data
  if (values.CONTENT_PORT === values.WEB_PORT)
    throw new StartProblem([
      `WEB_PORT: ${values.WEB_PORT} is also CONTENT_PORT; choose another one`,
    ])

  const dataDir = resolve(root, values.DATA_DIR)
  const contentUrl = values.CONTENT_URL ?? localAddress(values.CONTENT_HOST, values.CONTENT_PORT)
  const databaseUrl = absoluteFile(
    root,
    values.DATABASE_URL ?? `file:${join(dataDir, 'washhouse.db')}`,
  )
  return {
    dataDir,
    content: { host: values.CONTENT_HOST, port: values.CONTENT_PORT },
    web: { host: values.WEB_HOST, port: values.WEB_PORT },
    contentUrl,
    contentPublicUrl: values.CONTENT_PUBLIC_URL,
    publicUrl: values.PUBLIC_URL,
    databaseUrl,
    environment: {
      ...given,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      CONTENT_HOST: values.CONTENT_HOST,
      CONTENT_PORT: String(values.CONTENT_PORT),
      CONTENT_URL: contentUrl,
      WEB_HOST: values.WEB_HOST,
      WEB_PORT: String(values.WEB_PORT),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: values.LOG_LEVEL,
    },
  }
}

/** The parts run in folders of their own: a relative file means one beside the README. */
function absoluteFile(root: string, databaseUrl: string): string {
  const [, path] = /^file:(.+)$/.exec(databaseUrl) ?? []
  return path === undefined ? databaseUrl : `file:${resolve(root, path)}`
}

/** The address at which this machine itself reaches a server that listens on `host`. */
export function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function isHttpOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
}

const PRIVATE = /SECRET|TOKEN|DATABASE_URL/

function describe(issue: z.core.$ZodIssue, given: Record<string, string>): string {
  const name = String(issue.path[0])
  const value = PRIVATE.test(name) ? 'the given value' : `"${given[name] ?? ''}"`
  return `${name}: ${value} ${issue.message}`
}
