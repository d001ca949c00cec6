import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { lowerPriorityOf } from '@washhouse/serving/lower-priority'

interface Client {
  /** A file of this folder. */
  script: string
  words?: readonly (string | number)[]
  /** What its standard input gives it. */
  input?: string
  /** Their own machines would have processors of their own: here they take what the product and those measured leave. */
  isCrowd?: boolean
}

/**
 * Runs visitors in a process of their own; gives what they print. In a session of its own too: between sessions Linux
 * looks at theirs alone, so that a crowd's low priority would count for nothing beside the product.
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
