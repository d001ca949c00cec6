import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REPORTS } from '../check/plan.ts'
import { readPlaywrightReport, readVitestReport } from '../check/report.ts'
import type { TestResult } from '../check/report.ts'
import type { SpecLine } from './spec-lines.ts'
import { namedIds } from './spec-lines.ts'

export interface LineState extends SpecLine {
  state: 'proven' | 'failing' | 'open'
  /** Number of passing tests that name the line. */
  tests: number
}

/** A line is proven if tests name it and all of them pass. */
export function checkLines(lines: SpecLine[], results: TestResult[]): LineState[] {
  return lines.map((line) => {
    const naming = results.filter((test) => namedIds(test.title).includes(line.id))
    const passing = naming.filter((test) => test.status === 'passed').length
    const isFailing = naming.some((test) => test.status === 'failed')
    const state = isFailing ? 'failing' : passing > 0 ? 'proven' : 'open'
    return { ...line, state, tests: passing }
  })
}

/** All tests in the reports of the last run. */
export async function readLastRun(root: string): Promise<TestResult[]> {
  const folder = join(root, REPORTS)
  const names = await readdir(folder).catch(() => [])
  const runs = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const json: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
        return name.startsWith('playwright') ? readPlaywrightReport(json) : readVitestReport(json)
      }),
  )
  return runs.flat()
}
