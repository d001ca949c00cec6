import { expect, it } from 'vitest'
import { planSteps } from './plan.ts'

const names = (level: 'quick' | 'test' | 'all') => planSteps(level).map((step) => step.name)

it('leaves builds, browser and long checks out of the quick run', () => {
  for (const name of ['build', 'journeys', 'long checks', 'benchmarks'])
    expect(names('quick')).not.toContain(name)
})

it('adds journeys over a fresh build to the test run, and the long checks only to the full one', () => {
  const test = names('test')
  expect(test.indexOf('build')).toBeLessThan(test.indexOf('journeys'))
  expect(test).not.toContain('long checks')
  expect(names('all')).toEqual([...test, 'long checks', 'benchmarks'])
})

it('runs the unit tests once in every run', () => {
  for (const level of ['quick', 'test', 'all'] as const)
    expect(
      planSteps(level).filter((step) => step.report?.file.endsWith('vitest.json')),
    ).toHaveLength(1)
})
