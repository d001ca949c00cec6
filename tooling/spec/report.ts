import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '../launcher/run-command.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { checkLines, readLastRun } from './proven.ts'
import type { LineState } from './proven.ts'
import { readSpecLines } from './spec-lines.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const SIGNS = { proven: '✔', failing: '✖', open: '·' }

/** `report.ts [--open] [--area branch]`: lists which lines of the specification the last test run proved. */
await runCommand(async () => {
  const { open, area } = parseArgs({
    options: { open: { type: 'boolean', default: false }, area: { type: 'string' } },
  }).values
  const all = await readSpecLines(ROOT)
  const chosen = all.filter((line) => area === undefined || line.area === area)
  if (chosen.length === 0) {
    const areas = [...new Set(all.map((line) => line.area))].toSorted()
    throw new StartProblem([`Unknown area "${area}". Available: ${areas.join(', ')}`])
  }
  const results = await readLastRun(ROOT)
  if (results.length === 0) console.log('No test report found. Run `npm test` first.\n')
  const lines = checkLines(chosen, results)
  for (const [section, own] of Map.groupBy(lines, (line) => line.section)) {
    console.log(`\n${section}: ${countProven(own)} proven`)
    for (const { id, state, line } of own) {
      if (!open || state !== 'proven') console.log(`  ${SIGNS[state]} ${id.padEnd(20)} ${line}`)
    }
  }
  console.log(`\n${countProven(lines)} lines of the specification are proven`)
  return 0
})

function countProven(lines: LineState[]): string {
  const proven = lines.filter(({ state }) => state === 'proven').length
  return `${proven} of ${lines.length}`
}
