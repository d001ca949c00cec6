import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import type { DestinationStream, LevelWithSilent, Logger, LoggerOptions } from 'pino'
import type { z } from 'zod'
import { describeError, plainMessage, withoutQueriesInJson } from './describe-error.ts'
import type { accessLogSchema } from './env.ts'
import { knownPath } from './known-path.ts'
import type { RequestNote } from './metrics.ts'
import { plainPath } from './plain-path.ts'
import { currentRequestId, requestIdHeader } from './request-scope.ts'

export type { Logger } from 'pino'

interface LoggerSettings {
  part: string
  level: LevelWithSilent
  /**
   * Errors that are logged without a stack: their message is enough, and they repeat with every request during an outage.
   */
  isKnown?: (error: unknown) => boolean
}

/** A logger whose lines name their part of the product and carry no personal data. */
export function createLogger(
  { part, level, isKnown = () => false }: LoggerSettings,
  destination?: DestinationStream,
): Logger {
  const describe = (error: unknown) => describeError(error, { hasStack: !isKnown(error) })
  const settings = {
    level,
    base: { part },
    mixin: nameRequest,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: plainFields(describe) },
    serializers: { err: describe, error: describe },
    hooks: { logMethod: nameByError, streamWrite: withoutQueriesInJson },
  } satisfies LoggerOptions
  if (destination === undefined) stdout ??= openStdout()
  return pino(settings, destination ?? stdout)
}

/** Lines of the same request have the same id, in both services. */
function nameRequest(): { requestId?: string } {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/** Handles paths, and errors in fields other than `err` and `error`. */
function plainFields(describe: (error: Error) => unknown) {
  function plainField(name: string, value: unknown): unknown {
    if (name === 'path' && typeof value === 'string') return plainPath(value)
    const isDescribed = name === 'err' || name === 'error'
    return value instanceof Error && !isDescribed ? describe(value) : value
  }

  return (fields: Record<string, unknown>): Record<string, unknown> => {
    let plain = fields
    for (const [name, value] of Object.entries(fields)) {
      const shown = plainField(name, value)
      if (shown !== value) plain = { ...plain, [name]: shown }
    }
    return plain
  }
}

/** pino would use an error's own message for a line without a message. */
const nameByError: NonNullable<LoggerOptions['hooks']>['logMethod'] = function nameByError(
  this: Logger,
  [first, ...rest],
  write,
) {
  const error: unknown = first instanceof Error ? first : Reflect.get(Object(first), 'err')
  if (isBrokenOff(error)) return this.info('a request was broken off')
  if (rest.length > 0 || !(error instanceof Error)) return write.call(this, first, ...rest)
  write.call(this, first, plainMessage(error))
}

/** Node's error when code reads the body of a client that disconnected. Libraries report it as a failure. */
function isBrokenOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ECONNRESET' &&
    error.message === 'aborted'
  )
}

let stdout: DestinationStream | undefined

/**
 * One write per line costs as much CPU as a cached page. Lines are written together, after 200 ms at the latest. Warnings
 * and worse are written at once, with all lines before them.
 */
function openStdout(): DestinationStream {
  // Buffered here and not by the destination, because its flush also waits for the disk (fsync).
  const out = pino.destination({ dest: 1, sync: true })
  let held = ''
  function flush(): void {
    const lines = held
    held = ''
    if (lines !== '') out.write(lines)
  }
  setInterval(flush, 200).unref()
  process.on('exit', flush)
  const urgentFrom = pino.levels.values['warn'] ?? 0
  const destination = {
    // Makes pino store the level of each line here.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      held += line
      if (destination.lastLevel >= urgentFrom || held.length >= 4096) flush()
    },
  }
  return destination
}

/** The request's own id if it is well-formed, else a new one. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers[requestIdHeader]
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * Names the request in the response, and logs one line when the response is sent or the client disconnects. Logs only the path, because queries contain search
 * texts and tokens. The path is complete if something was found there, else cut after the known words of the service's
 * routes (`words`, see `routeWords`). Server errors are logged as errors; 503 only as a warning, because it asks for a retry.
 * `access`: which of the successful requests are logged.
 */
export function logRequest(
  logger: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  { words, access = 'all', cache = 'none', note }: RequestLog,
): string {
  const id = requestIdOf(req)
  res.setHeader(requestIdHeader, id)
  const startedAt = performance.now()
  res.once('close', () => {
    const { url = '' } = req
    const ms = performance.now() - startedAt
    const known = knownPath(url, words)
    note?.({ route: known, status: res.statusCode, cache, seconds: ms / 1000 })
    const line = {
      requestId: id,
      method: req.method,
      path: isFound(res) ? url : known,
      status: res.statusCode,
      ms: Math.round(ms),
    }
    if (res.statusCode < 400 && !isWanted(access)) return
    if (!res.writableFinished) logger.info(line, 'request abandoned')
    // A probe during a start is no problem, and repeats.
    else if (res.statusCode === 503 && url === '/readyz') logger.debug(line, 'not ready')
    else if (res.statusCode === 503) logger.warn(line, 'request refused for now')
    else if (res.statusCode >= 500) logger.error(line, 'request failed')
    else logger.info(line, 'request')
  })
  return id
}

interface RequestLog {
  words: ReadonlySet<string>
  access?: AccessLog | undefined
  cache?: RequestNote['cache']
  /** Counts the request. */
  note?: ((request: RequestNote) => void) | undefined
}

/** Which successful requests are logged: all, none, or one in a hundred. */
export type AccessLog = z.infer<typeof accessLogSchema>

const sampleEach = 100
let requests = 0

function isWanted(access: AccessLog): boolean {
  if (access !== 'sample') return access === 'all'
  requests += 1
  return requests % sampleEach === 0
}

function isFound({ statusCode, writableFinished }: ServerResponse): boolean {
  return writableFinished && ((statusCode >= 200 && statusCode < 300) || statusCode === 304)
}
