import { z } from 'zod'

/** One problem per line, ready to print. Never contains a value, because a value may be a secret. */
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
  const parsed = schema.safeParse(givenOf(schema, source))
  if (parsed.success) return parsed.data
  throw new EnvError(findProblems(schema, source).map(({ line }) => line))
}

export interface EnvProblem {
  name: string
  /** Name, problem and example; no value. */
  line: string
  isMissing: boolean
}

/** Returns one problem for each variable that `readEnv` would refuse. */
export function findProblems(
  schema: z.ZodObject,
  source: Record<string, string | undefined>,
): EnvProblem[] {
  const given = givenOf(schema, source)
  const problems = new Map<string, EnvProblem>()
  for (const issue of schema.safeParse(given).error?.issues ?? []) {
    const name = String(issue.path[0])
    if (problems.has(name)) continue
    const isMissing = !(name in given)
    const what = isMissing ? 'is required' : issue.message
    const line = `${name}: ${what}${exampleOf(name, schema.shape[name])}`
    problems.set(name, { name, line, isMissing })
  }
  return [...problems.values()]
}

function givenOf(schema: z.ZodObject, source: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  )
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
  .refine((port) => port >= 1 && port <= 65_535, 'must be a port number from 1 to 65535')
  .meta({ example: '3000' })

export function wholeNumberSchema(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
}

/** For a removed variable: refuses it if it is still set, and says what to do instead. */
export function removedSchema(instead: string) {
  return z.never({ error: `was removed; ${instead}` }).optional()
}

/** `1` means on. */
export const switchSchema = z
  .enum(['0', '1'], { error: 'must be 0 or 1' })
  .transform((value) => value === '1')

export const httpUrlSchema = z
  .string()
  .refine(isHttpUrl, 'must be an http or https address without path, query or credentials')
  .transform((text) => new URL(text).origin)
  .meta({ example: 'https://www.example.com' })

/** Origins as browsers send them, or '*' for all. */
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

/** Comma-separated secrets, the newest first. Older ones stay valid during a replacement. */
export const secretListSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((secrets) => secrets.every(({ length }) => length >= 32), {
    error: 'must have at least 32 characters, in each of its comma-separated parts',
  })
  .meta({ example: '<32 or more random characters>' })

export const hostSchema = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an address to listen on')
  .meta({ example: '127.0.0.1' })

/** See `AccessLog` of the logger. */
export const accessLogSchema = z.enum(['all', 'errors', 'sample'], {
  error: 'must be all, errors or sample',
})

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
