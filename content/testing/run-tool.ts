import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { inheritedEnvironment } from './inherited.env.ts'

const tools = {
  backup: '../../tooling/backup/backup.ts',
  restore: '../../tooling/backup/restore.ts',
  traces: '../../tooling/traces/find-traces.ts',
} as const

export interface ToolRun {
  code: number | null
  printed: string
}

/** Runs a tool of the launcher on the data of this test. */
export async function runTool(
  tool: keyof typeof tools,
  args: readonly string[] = [],
  input = '',
): Promise<ToolRun> {
  const script = fileURLToPath(new URL(tools[tool], import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: inheritedEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  child.stdin.end(input)
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { code: child.exitCode, printed: printed + complaint }
}
