import { join } from 'node:path'

export type Level = 'quick' | 'test' | 'all'

export interface Command {
  /** What Node runs. */
  args: string[]
  /** Relative to the repository. */
  cwd?: string
  environment?: Record<string, string>
}

export interface CheckStep {
  name: string
  /** The smallest run that includes it. */
  level: Level
  commands: Command[]
  /** A test runner's own report: its tests are counted instead of the step. */
  report?: { kind: 'vitest' | 'playwright'; file: string }
}

/** Reports stay here after a run; `npm run spec` reads them. */
export const REPORTS = '.cache/test-reports'

const LEVELS: Level[] = ['quick', 'test', 'all']
const TYPED = ['.', 'contract', 'serving', 'content', 'web', 'web/worker']

export function planSteps(level: Level): CheckStep[] {
  const reach = LEVELS.indexOf(level)
  return [...STEPS, unitTests(level)]
    .filter((step) => LEVELS.indexOf(step.level) <= reach)
    .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
}

const STEPS: CheckStep[] = [
  { name: 'format', level: 'quick', commands: [tool('oxfmt', '--check', '.')] },
  { name: 'lint', level: 'quick', commands: [tool('oxlint', '--deny-warnings')] },
  {
    name: 'route types',
    level: 'quick',
    commands: [{ ...tool('react-router', 'typegen'), cwd: 'web' }],
  },
  {
    name: 'types',
    level: 'quick',
    commands: TYPED.map((folder) => tool('tsc', '--project', folder)),
  },
  {
    name: 'import rules',
    level: 'quick',
    commands: [
      tool('depcruise', '--config', '.dependency-cruiser.mjs', ...TYPED.slice(1), 'tooling', 'e2e'),
    ],
  },
  { name: 'dead code', level: 'quick', commands: [tool('knip', '--no-progress')] },
  {
    name: 'OpenAPI up to date',
    level: 'quick',
    commands: [{ args: ['contract/scripts/generate-openapi.ts', '--check'] }],
  },
  {
    name: 'generated files up to date',
    level: 'test',
    commands: [{ args: ['--run', 'generate:check'], cwd: 'content' }],
  },
  {
    name: 'build',
    level: 'test',
    commands: [
      { args: ['tooling/launcher/build.ts'], environment: { DATA_DIR: '.cache/build-data' } },
    ],
  },
  {
    name: 'journeys',
    level: 'test',
    commands: [tool('playwright', 'test', '--config', 'e2e/playwright.config.ts')],
    report: { kind: 'playwright', file: join(REPORTS, 'playwright.json') },
  },
  vitest('long checks', 'all', 'vitest-long.json', ['--project', 'long']),
  { name: 'benchmarks', level: 'all', commands: [{ args: ['bench/bench.ts'] }] },
]

function unitTests(level: Level): CheckStep {
  const withoutLong = ['--project', '!long']
  if (level !== 'quick')
    return vitest('unit and integration tests', 'test', 'vitest.json', withoutLong)
  const units = [...withoutLong, '--project', '!*-integration']
  return vitest('unit tests', 'quick', 'vitest.json', units)
}

function vitest(name: string, level: Level, reportName: string, args: string[]): CheckStep {
  const file = join(REPORTS, reportName)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    level,
    commands: [tool('vitest', 'run', ...reporters, ...args)],
    report: { kind: 'vitest', file },
  }
}

function tool(name: string, ...args: string[]): Command {
  return { args: [join(import.meta.dirname, '../../node_modules/.bin', name), ...args] }
}
