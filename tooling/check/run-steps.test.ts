import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckStep } from './plan.ts'
import { runSteps } from './run-steps.ts'

let root: string
let printed: string[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'washhouse-check-'))
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(root, { recursive: true })
})

/** A step that runs a JavaScript snippet. */
const step = (name: string, script: string, report?: CheckStep['report']): CheckStep => ({
  name,
  level: 'quick',
  commands: [{ args: ['--input-type=module', '--eval', script] }],
  ...(report && { report }),
})

const vitestReport = (...statuses: string[]) => ({
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: statuses.map((status) => ({ fullName: 'it does', status })),
    },
  ],
})

/** A runner that writes this report and exits with this code. */
function runner(kind: 'vitest' | 'playwright', report: unknown, code: number): CheckStep {
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('reports', { recursive: true })
    writeFileSync('reports/${kind}.json', ${JSON.stringify(JSON.stringify(report))})
    process.exit(${code})`
  return step(kind, script, { kind, file: `reports/${kind}.json` })
}

const run = (...steps: CheckStep[]) => runSteps(root, steps, new AbortController().signal)

it('closes with the sum of the steps and ends with 0 when all pass', async () => {
  expect(await run(step('format', ''), step('lint', ''))).toBe(0)
  expect(printed.at(-1)).toBe('2 passed, 0 failed')
})

it('counts the tests of the runners instead of their steps', async () => {
  const journeys = {
    suites: [
      {
        title: 'branch.spec.ts',
        suites: [
          {
            title: 'the branch list',
            specs: [
              {
                title: 'finds',
                file: 'branch.spec.ts',
                tests: [{ status: 'expected' }, { status: 'expected' }],
              },
              { title: 'waits', file: 'branch.spec.ts', tests: [{ status: 'flaky' }] },
              { title: 'rests', file: 'branch.spec.ts', tests: [{ status: 'skipped' }] },
            ],
          },
        ],
      },
    ],
    errors: [],
  }
  const steps = [
    step('format', ''),
    runner('vitest', vitestReport('passed', 'passed', 'passed', 'failed', 'pending'), 1),
    runner('playwright', journeys, 1),
  ]
  expect(await run(...steps)).toBe(1)
  expect(printed.at(-1)).toBe('6 passed, 2 failed')
})

it('goes on behind a failed step and prints what that one said', async () => {
  const failing = step('lint', `console.error('one finding'); process.exit(1)`)
  expect(await run(failing, step('types', ''))).toBe(1)
  expect(printed.join('\n')).toContain('one finding')
  expect(printed.at(-1)).toBe('1 passed, 1 failed')
})

it('counts a runner that leaves no report as a failure, even if it ends with 0', async () => {
  expect(await run(step('unit', '', { kind: 'vitest', file: 'reports/none.json' }))).toBe(1)
  expect(printed.at(-1)).toBe('0 passed, 1 failed')
})

it('counts a runner that crashes with all tests passed as a failure', async () => {
  expect(await run(runner('vitest', vitestReport('passed'), 1))).toBe(1)
  expect(printed.at(-1)).toBe('1 passed, 1 failed')
})

it('counts a test file that cannot be loaded as a failure', async () => {
  expect(await run(runner('vitest', vitestReport(), 1))).toBe(1)
  expect(printed.at(-1)).toBe('0 passed, 1 failed')
})

it('never counts the report of an earlier run', async () => {
  const file = join(root, 'reports', 'vitest.json')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(vitestReport('passed')))
  expect(await run(step('unit', '', { kind: 'vitest', file: 'reports/vitest.json' }))).toBe(1)
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})

it('runs no further step once it is to stop, and fails', async () => {
  expect(await runSteps(root, [step('format', '')], AbortSignal.abort())).toBe(1)
  expect(printed).toEqual(['0 passed, 1 failed'])
})

describe('steps beside each other', () => {
  const pause = 'await new Promise((resolve) => setTimeout(resolve, 300))'
  const write = (name: string) => `fs.writeFileSync('${name}', '')`
  const expectFile = (name: string) => `fs.accessSync('${name}')`

  it('are two at once', async () => {
    const poll = `const end = Date.now() + 5000
      while (!fs.existsSync('linted')) if (Date.now() > end) process.exit(1)`
    expect(await run(step('build', poll), step('lint', write('linted')))).toBe(0)
  })

  it('wait for those that they come after', async () => {
    const build = step('build', `${pause}; ${write('built')}`)
    const types = { ...step('types', expectFile('built')), after: ['generate', 'build'] }
    expect(await run(build, types)).toBe(0)
  })

  it('are none for a step that runs alone', async () => {
    const lint = step('lint', `${pause}; ${write('linted')}`)
    const script = `${expectFile('linted')}; ${pause}; ${write('visited')}`
    const journeys = { ...step('journeys', script), isAlone: true }
    expect(await run(lint, journeys, step('bench', expectFile('visited')))).toBe(0)
  })
})
