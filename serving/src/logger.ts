import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import type { DestinationStream, LevelWithSilent, Logger, LoggerOptions } from 'pino'
import { describeError, plainMessage, withoutQueriesInJson } from './describe-error.ts'
import { knownPath } from './known-path.ts'
import { plainPath } from './plain-path.ts'

export type { Logger } from 'pino'

interface LoggerSettings {
  part: string
  level: LevelWithSilent
  /** Errors that need no stack: they say all by themselves, and come with every request while a fault lasts. */
  isKnown?: (error: unknown) => boolean
}

/** A logger whose lines name the part they come from and carry no personal data. */
export function createLogger(
  { part, level, isKnown = () => false }: LoggerSettings,
  destination?: DestinationStream,
): Logger {
  const describe = (error: unknown) => describeError(error, { hasStack: !isKnown(error) })
  const settings = {
    level,
    base: { part },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: plainFields(describe) },
    serializers: { err: describe, error: describe },
    hooks: { logMethod: nameByError, streamWrite: withoutQueriesInJson },
  } satisfies LoggerOptions
  if (destination === undefined) stdout ??= openStdout()
  return pino(settings, destination ?? stdout)
}

/** Errors under other names than the two above, and paths. */
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

/** pino would take an error's own message for a line that has none. */
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

/** Node's error for code that reads the body of a sender who has gone. Libraries report it as a failure. */
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
 * A line of its own write costs as much CPU as a kept page: lines leave together, at the latest
 * after a fifth of a second; warnings and worse leave at once, with what came before them.
 */
function openStdout(): DestinationStream {
  // Held back here and not by the destination: its own flush also waits for the disk (fsync).
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
    // Asks pino to note the level of each line here.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      held += line
      if (destination.lastLevel >= urgentFrom || held.length >= 4096) flush()
    },
  }
  return destination
}

/** The id of a request: the one it came with if that is well-formed, else a new one. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * Logs one line when the answer has left or the client has gone. Only the path is logged: queries
 * hold search texts and tokens. It is whole where something was found at it, else as far as the words of the service's
 * routes go (`routeWords`). Errors of the server are logged as such; 503 only asks to come again, as at a start.
 */
export function logRequest(
  logger: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  words: ReadonlySet<string>,
): string {
  const id = requestIdOf(req)
  const startedAt = performance.now()
  res.once('close', () => {
    const { url = '' } = req
    const line = {
      requestId: id,
      method: req.method,
      path: isFound(res) ? url : knownPath(url, words),
      status: res.statusCode,
      ms: Math.round(performance.now() - startedAt),
    }
    if (!res.writableFinished) logger.info(line, 'request abandoned')
    else if (res.statusCode === 503) logger.warn(line, 'request refused for now')
    else if (res.statusCode >= 500) logger.error(line, 'request failed')
    else logger.info(line, 'request')
  })
  return id
}

function isFound({ statusCode, writableFinished }: ServerResponse): boolean {
  return writableFinished && ((statusCode >= 200 && statusCode < 300) || statusCode === 304)
}
