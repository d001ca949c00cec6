import { stripVTControlCharacters } from 'node:util'
import type { Logger } from './logger.ts'

type Level = 'error' | 'warn' | 'info' | 'debug'

/**
 * For a program's start: turns console output of libraries into log lines. Unchanged, libraries would print errors with all
 * fields, including private ones.
 */
export function logConsole(logger: Logger): void {
  const write = (level: Level) => ({
    value: (...parts: unknown[]) => writeParts(logger, level, parts),
    writable: true,
    configurable: true,
    enumerable: true,
  })
  Object.defineProperties(globalThis.console, {
    error: write('error'),
    warn: write('warn'),
    log: write('info'),
    info: write('info'),
    debug: write('debug'),
    trace: write('debug'),
    dir: write('debug'),
  })
}

/** Logs an uncaught failure. It ends the process, unless another listener exists. */
export function logUncaught(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'an uncaught failure')
    if (process.listenerCount('uncaughtException') === 1) process.exit(1)
  })
}

function writeParts(logger: Logger, level: Level, parts: unknown[]) {
  const err = parts.find((part) => part instanceof Error)
  const text = parts
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map((part) => stripVTControlCharacters(String(part)).trim())
    .filter(Boolean)
    .join(' ')
  logger[level](err ? { err } : {}, text || 'console')
}
