import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { lowerPriorityOf } from '@washhouse/serving/lower-priority'

interface Client {
  /** A file in this folder. */
  script: string
  words?: readonly (string | number)[]
  /** Standard input. */
  input?: string
  /**
   * Low priority: real clients have their own processors, so they must only use what the product and the measured visitors
   * leave.
   */
  isCrowd?: boolean
}

/**
 * Runs clients in another process and returns its output. In its own session: Linux applies niceness only within a session,
 * so otherwise the low priority would not help the product.
 */
export async function runClient({ script, words = [], input = '', isCrowd = false }: Client) {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [file, ...words.map(String)], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  if (child.pid !== undefined && isCrowd)
    await lowerPriorityOf(child.pid, constants.priority.PRIORITY_LOW)
  child.stdin.end(input)
  const printed = await text(child.stdout)
  const [code] = await ended
  if (code !== 0) throw new Error(`${script} ended with exit code ${code}`)
  return printed.trim()
}
