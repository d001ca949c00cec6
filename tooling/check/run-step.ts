import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describeEnding, spawnNode } from '../launcher/child.ts'
import { inheritedEnvironment } from '../process.env.ts'
import type { CheckStep, Command } from './plan.ts'
import { readPlaywrightReport, readVitestReport } from './report.ts'
import type { TestResult } from './report.ts'

export interface StepResult {
  passed: number
  failed: number
  seconds: number
  /** Output to print on failure. */
  output: string[]
}

const AT_ONCE = 2

/** Runs one step. A runner that fails without a failed test, or without a report, counts as one failure. */
export async function runStep(
  root: string,
  step: CheckStep,
  signal: AbortSignal,
): Promise<StepResult> {
  const startedAt = Date.now()
  if (step.report) await rm(join(root, step.report.file), { force: true })
  const output: string[] = []
  const isOk = await runCommands(root, step.commands, signal, output)
  const counts = await count(root, step, isOk, output)
  return { ...counts, seconds: (Date.now() - startedAt) / 1000, output }
}

async function runCommands(
  root: string,
  commands: Command[],
  signal: AbortSignal,
  output: string[],
): Promise<boolean> {
  const waiting = [...commands]
  let isOk = true
  const work = async () => {
    for (let command = waiting.shift(); command; command = waiting.shift()) {
      if (!(await runCommand(root, command, signal, output))) isOk = false
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return isOk
}

async function runCommand(root: string, command: Command, signal: AbortSignal, output: string[]) {
  const child = spawnNode(command.args, {
    cwd: join(root, command.cwd ?? '.'),
    environment: { ...inheritedEnvironment(), ...command.environment },
    signal,
    onLine: (line) => output.push(line),
  })
  const ending = await child.ended
  if (ending.code === 0) return true
  output.push(`${command.args.slice(0, 3).join(' ')} ${describeEnding(ending)}`)
  return false
}

async function count(root: string, step: CheckStep, isOk: boolean, output: string[]) {
  if (!step.report) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }
  const results = await readResults(join(root, step.report.file), step.report.kind, output)
  const passed = results.filter((test) => test.status === 'passed').length
  const failed = results.filter((test) => test.status === 'failed').length
  const hasUnnamedFailure = failed === 0 && (!isOk || results.length === 0)
  return { passed, failed: hasUnnamedFailure ? 1 : failed }
}

async function readResults(
  file: string,
  kind: 'vitest' | 'playwright',
  output: string[],
): Promise<TestResult[]> {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'))
    return kind === 'vitest' ? readVitestReport(json) : readPlaywrightReport(json)
  } catch (error) {
    output.push(`no usable report: ${String(error)}`)
    return []
  }
}
