import { join } from 'node:path'

export type Level = 'quick' | 'test' | 'all'

export interface Command {
  /** Arguments for Node. */
  args: string[]
  /** Relative to the repository. */
  cwd?: string
  environment?: Record<string, string>
}

export interface CheckStep {
  name: string
  /** The smallest level that includes it. */
  level: Level
  commands: Command[]
  /** Steps to complete first, as this one reads their output. */
  after?: string[]
  /** Uses all processors, so it runs alone. */
  isAlone?: boolean
  /** Report of a test runner: counts its tests instead of the step. */
  report?: { kind: 'vitest' | 'playwright'; file: string }
}

/** Reports stay here after a run; `npm run spec` reads them. */
export const REPORTS = '.cache/test-reports'

const PACKAGES = join(import.meta.dirname, '../../node_modules')

/** Only `npm run test:all` runs slow integration tests. */
const withoutSlow = ['--project', '!*-slow']

const LEVELS: Level[] = ['quick', 'test', 'all']
const TYPED = ['.', 'contract', 'serving', 'content', 'demo', 'web', 'web/worker']

const GENERATED = 'generated files up to date'
const ROUTE_TYPES = 'route types'
const SOURCES = [GENERATED, ROUTE_TYPES]

/** In start order; two at a time, except for steps that run alone. */
export function planSteps(level: Level): CheckStep[] {
  const reach = LEVELS.indexOf(level)
  return [...STATIC, unitTests(level), ...RUNNING].filter(
    (step) => LEVELS.indexOf(step.level) <= reach,
  )
}

const STATIC: CheckStep[] = [
  {
    // Regenerates the files to compare them.
    name: GENERATED,
    level: 'test',
    commands: [{ args: ['--run', 'generate:check'], cwd: 'content' }],
  },
  {
    name: ROUTE_TYPES,
    level: 'quick',
    commands: [{ ...tool('react-router', 'typegen'), cwd: 'web' }],
  },
  {
    name: 'OpenAPI up to date',
    level: 'quick',
    commands: [{ args: ['contract/scripts/generate-openapi.ts', '--check'] }],
  },
  {
    name: 'build',
    level: 'test',
    after: SOURCES,
    commands: [
      { args: ['tooling/launcher/build.ts'], environment: { DATA_DIR: '.cache/build-data' } },
    ],
  },
  { name: 'format', level: 'quick', after: SOURCES, commands: [tool('oxfmt', '--check', '.')] },
  {
    name: 'lint',
    level: 'quick',
    after: SOURCES,
    commands: [tool('oxlint', '--deny-warnings')],
  },
  {
    name: 'types',
    level: 'quick',
    after: SOURCES,
    commands: [
      ...typesOf(TYPED.filter((folder) => folder !== 'content')),
      { args: ['tooling/older-browsers/check-types.ts'] },
    ],
  },
  {
    name: 'import rules',
    level: 'quick',
    after: SOURCES,
    commands: [
      tool('depcruise', '--config', '.dependency-cruiser.mjs', ...TYPED.slice(1), 'tooling', 'e2e'),
      tool('depcruise', '--config', '.dependency-cruiser.folders.mjs', 'content/src', 'web/app'),
    ],
  },
  {
    name: 'dead code',
    level: 'quick',
    after: SOURCES,
    // Again without the tests: code used only by tests is dead.
    commands: [tool('knip', '--no-progress'), tool('knip', '--no-progress', '--production')],
  },
  {
    // Every product under test starts with a copy of it.
    name: 'demo content',
    level: 'test',
    after: [GENERATED],
    commands: [{ args: ['tooling/check/seed-demo.ts'] }],
  },
  {
    // Next generates types during its build, so this step waits for the build.
    name: 'types of the content service',
    level: 'quick',
    after: [...SOURCES, 'build'],
    commands: typesOf(['content']),
  },
]

const RUNNING: CheckStep[] = [
  journeys('journeys', 'test', 'playwright.json', ['desktop', 'phone', 'no-js']),
  journeys('long journeys', 'all', 'playwright-long.json', [
    'long-desktop',
    'long-phone',
    'long-no-js',
  ]),
  vitest('the content service on PostgreSQL', 'all', 'vitest-postgres.json', [
    '--project',
    'content-postgres',
  ]),
  vitest('long checks', 'all', 'vitest-long.json', ['--project', 'long']),
]

function unitTests(level: Level): CheckStep {
  const daily = ['--project', '!long', '--project', '!content-postgres']
  const name = 'unit and integration tests'
  if (level === 'all') return vitest(name, 'test', 'vitest.json', daily)
  if (level === 'test') return vitest(name, 'test', 'vitest.json', [...daily, ...withoutSlow])
  const units = [...daily, ...withoutSlow, '--project', '!*-integration']
  return vitest('unit tests', 'quick', 'vitest.json', units)
}

function vitest(name: string, level: Level, reportName: string, args: string[]): CheckStep {
  const file = join(REPORTS, reportName)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    level,
    isAlone: true,
    commands: [tool('vitest', 'run', ...reporters, ...args)],
    report: { kind: 'vitest', file },
  }
}

function journeys(name: string, level: Level, reportName: string, projects: string[]): CheckStep {
  const file = join(REPORTS, reportName)
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...projects.map(projectOption)]
  return {
    name,
    level,
    isAlone: true,
    commands: [
      { ...tool('playwright', ...args), environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    ],
    report: { kind: 'playwright', file },
  }
}

function projectOption(name: string): string {
  return `--project=${name}`
}

/** Uses the native compiler, which is ten times as fast. `typescript` is for tools that need its API. */
function typesOf(folders: string[]): Command[] {
  const compiler = join(PACKAGES, 'typescript-native/bin/tsc')
  return folders.map((folder) => ({ args: [compiler, '--project', folder] }))
}

function tool(name: string, ...args: string[]): Command {
  return { args: [join(PACKAGES, '.bin', name), ...args] }
}
