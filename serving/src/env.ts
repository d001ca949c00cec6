import { z } from 'zod'

/** One problem per line, ready to print; never carries a value, because a value may be a secret. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/**
 * Reads environment variables through a zod object. An empty variable counts as unset.
 * @throws EnvError with one line per bad variable: its name, what is wrong, an example.
 */
export function readEnv<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  source: Record<string, string | undefined> = process.env,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data

  const problems = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0])
    if (problems.has(name)) continue
    const what = name in given ? issue.message : 'is required'
    problems.set(name, `${name}: ${what}${exampleOf(name, schema.shape[name])}`)
  }
  throw new EnvError([...problems.values()])
}

function exampleOf(name: string, schema: unknown): string {
  for (let inner = schema; inner instanceof z.ZodType; inner = innerOf(inner)) {
    const example = inner.meta()?.['example']
    if (typeof example === 'string') return `, for example ${name}=${example}`
  }
  return ''
}

function innerOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.unwrap()
  if (schema instanceof z.ZodPipe) return schema.in
  return undefined
}

export const portSchema = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a port number up to 65535')
  .meta({ example: '3000' })

export const httpUrlSchema = z
  .string()
  .refine(isHttpUrl, 'must be an http or https address without path, query or credentials')
  .transform((text) => new URL(text).origin)
  .meta({ example: 'https://www.example.com' })

/** Origins as browsers send them, or '*' for every one. */
export const originsSchema = z
  .string()
  .transform((text): '*' | string[] =>
    text === '*' ? text : text.split(',').map((part) => part.trim()),
  )
  .refine((origins) => origins === '*' || origins.every(isHttpUrl), {
    error: 'must be * or http or https addresses, comma-separated',
    abort: true,
  })
  .transform((origins) => (origins === '*' ? origins : origins.map((text) => new URL(text).origin)))
  .meta({ example: 'https://app.example.com,https://www.example.com' })

export const secretSchema = z
  .string()
  .min(32, 'must have at least 32 characters')
  .meta({ example: '<32 or more random characters>' })

export const hostSchema = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an address to listen on')
  .meta({ example: '127.0.0.1' })

export const logLevelSchema = z
  .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
    error: 'must be silent, fatal, error, warn, info, debug or trace',
  })
  .meta({ example: 'info' })

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
}
