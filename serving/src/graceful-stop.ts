import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from './logger.ts'

export type StopOptions = {
  server: Server
  logger: Logger
  /** Ends what would run forever, e.g. open event streams, before running responses are awaited. */
  beforeClose?: readonly (() => void | Promise<void>)[]
  /** Closes what responses needed, e.g. the database, after the last response. */
  afterClose?: readonly (() => void | Promise<void>)[]
  deadlineMs?: number
  exit?: (code: number) => void
}

const idleCheckMs = 50

/**
 * Stops on SIGTERM and SIGINT: accepts nothing new, lets running responses end, closes idle connections, runs the hooks and
 * exits. The exit code is 1 if the deadline passes or a hook fails.
 * @returns the same stop, for other causes, with the exit code as argument.
 */
export function stopGracefully(options: StopOptions): (code?: number) => Promise<void> {
  const { server, logger, deadlineMs = 10_000 } = options
  const exit = options.exit ?? ((code: number) => process.exit(code))
  const silentLines = trackSilentLines(server)
  let stopping: Promise<void> | undefined

  function stop(code = 0): Promise<void> {
    stopping ??= run(code)
    return stopping
  }

  async function run(code: number): Promise<void> {
    logger.info('stopping')
    const deadline = setTimeout(() => {
      logger.error({ deadlineMs }, 'stopping took too long')
      server.closeAllConnections()
      exit(1)
    }, deadlineMs)
    try {
      const closed = closeServer()
      for (const hook of options.beforeClose ?? []) await hook()
      await closed
      for (const hook of options.afterClose ?? []) await hook()
      logger.info('stopped')
      exit(code)
    } catch (error) {
      logger.error({ err: error }, 'stopping failed')
      exit(1)
    } finally {
      clearTimeout(deadline)
    }
  }

  async function closeServer(): Promise<void> {
    if (!server.listening) return
    // A connection that becomes idle after close() would otherwise stay open for its whole keep-alive time.
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      for (const line of silentLines) line.destroy()
    }, idleCheckMs)
    await new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()))
    })
    clearInterval(sweep)
  }

  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  return stop
}

/** Connections without a request yet. Node counts them as busy, and browsers open spare ones. */
function trackSilentLines(server: Server): ReadonlySet<Socket> {
  const lines = new Set<Socket>()
  server.on('connection', (line: Socket) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  server.on('request', (req) => lines.delete(req.socket))
  return lines
}
