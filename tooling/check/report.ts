import { z } from 'zod'

export interface TestResult {
  title: string
  file: string
  status: 'passed' | 'failed' | 'skipped'
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** All tests of a vitest JSON report; a file that failed to load is one failed test. */
export function readVitestReport(json: unknown): TestResult[] {
  return VitestReport.parse(json).testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      title: test.fullName,
      file: name,
      status: toStatus(test.status),
    }))
    const isBroken = status === 'failed' && !tests.some((test) => test.status === 'failed')
    if (isBroken) tests.push({ title: 'the file could not be run', file: name, status: 'failed' })
    return tests
  })
}

function toStatus(status: string): TestResult['status'] {
  if (status === 'passed' || status === 'failed') return status
  return 'skipped'
}

const PlaywrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
})

const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(PlaywrightSpec).default([]),
  get suites() {
    return z.array(PlaywrightSuite).default([])
  },
})

const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite).default([]),
  errors: z.array(z.unknown()).default([]),
})

const PLAYWRIGHT_STATUS = {
  expected: 'passed',
  flaky: 'failed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const

/** All tests of a Playwright JSON report, per browser project; flaky tests count as failed. */
export function readPlaywrightReport(json: unknown): TestResult[] {
  const { suites, errors } = PlaywrightReport.parse(json)
  const broken = errors.map(() => ({
    title: 'the browser tests could not be run',
    file: 'e2e',
    status: 'failed' as const,
  }))
  return [...suites.flatMap((suite) => flatten(suite, [])), ...broken]
}

function flatten(suite: z.infer<typeof PlaywrightSuite>, outer: string[]): TestResult[] {
  const path = [...outer, suite.title]
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...path.slice(1), spec.title].join(' '),
      file: spec.file,
      status: PLAYWRIGHT_STATUS[test.status],
    })),
  )
  return [...own, ...suite.suites.flatMap((inner) => flatten(inner, path))]
}
