import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { log } from '../../../ground/log.ts'
import { type Drawing, type DrawingOrder, DrawingResult } from './drawing-messages.ts'
import { stepBack } from './step-back.ts'

const program = fileURLToPath(new URL('drawing-program.ts', import.meta.url))

/** Thrown for what was being drawn when the process ended: it may be drawn at the next try. */
export class DrawingEndedError extends Error {
  override readonly name = 'DrawingEndedError'
}

/**
 * Draws in a process of its own, begun at the first picture and anew after it ended: it stands back for
 * everything else on the machine, and a picture that brings down the library brings down no service.
 */
export function createDrawingProcess() {
  let current: ReturnType<typeof startProcess> | undefined

  /** @throws DrawingEndedError, or an error of what the library says. */
  function draw(drawing: Drawing): Promise<Buffer> {
    current ??= startProcess(() => {
      current = undefined
    })
    return current.draw(drawing)
  }

  return { draw, pid: () => current?.pid }
}

function startProcess(onEnd: () => void) {
  // In a session of its own, where no signal to the service's reaches it, and without its secrets. Fewer
  // pools of memory than threads: after many pictures it holds a quarter less.
  const child = fork(program, {
    detached: true,
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const orders = new Map<number, PromiseWithResolvers<Buffer>>()
  let count = 0
  child.unref()
  child.on('message', receive)
  child.once('exit', (code, signal) => end({ code, signal }))
  child.once('error', (err) => end({ err }))
  if (child.pid !== undefined) standBack(child.pid)

  function draw(drawing: Drawing): Promise<Buffer> {
    const order: DrawingOrder = { number: ++count, drawing }
    const outcome = Promise.withResolvers<Buffer>()
    orders.set(order.number, outcome)
    holdOpen()
    child.send(order, (error) => {
      if (error) take(order.number)?.reject(new DrawingEndedError('It could not be asked'))
    })
    return outcome.promise
  }

  function receive(message: unknown): void {
    const { number, result } = DrawingResult.parse(message)
    const order = take(number)
    if (typeof result === 'string') order?.reject(new Error(result))
    else order?.resolve(result)
  }

  function end(how: object): void {
    log.error(how, 'the process that draws pictures ended')
    onEnd()
    for (const number of orders.keys())
      take(number)?.reject(new DrawingEndedError('The drawing process ended'))
  }

  function take(number: number): PromiseWithResolvers<Buffer> | undefined {
    const order = orders.get(number)
    orders.delete(number)
    holdOpen()
    return order
  }

  /** The service does not end before a picture is drawn that somebody waits for, and for no other reason runs on. */
  function holdOpen(): void {
    if (orders.size > 0) child.channel?.ref()
    else child.channel?.unref()
  }

  return { draw, pid: child.pid }
}

function standBack(pid: number): void {
  try {
    stepBack(pid)
  } catch (error) {
    log.warn({ err: error }, 'pictures are drawn without standing back for the rest')
  }
}
