import { expect, it } from 'vitest'
import { planSteps } from './plan.ts'

const names = (level: 'quick' | 'test' | 'all') => planSteps(level).map((step) => step.name)

it('leaves builds, browser and long checks out of the quick run', () => {
  for (const name of ['build', 'journeys', 'long journeys', 'long checks'])
    expect(names('quick')).not.toContain(name)
})

it('adds journeys over a fresh build to the test run, and the long checks only to the full one', () => {
  const test = names('test')
  expect(test.indexOf('build')).toBeLessThan(test.indexOf('journeys'))
  const long = ['long journeys', 'the content service on PostgreSQL', 'long checks']
  for (const name of long) expect(test).not.toContain(name)
  expect(names('all')).toEqual([...test, ...long])
})

it('leaves the slow integration tests to the full run', () => {
  const leaves = (level: 'test' | 'all') =>
    planSteps(level).some(({ commands }) => commands.some(({ args }) => args.includes('!*-slow')))
  expect([leaves('test'), leaves('all')]).toEqual([true, false])
})

it('runs the unit tests once in every run', () => {
  for (const level of ['quick', 'test', 'all'] as const)
    expect(
      planSteps(level).filter((step) => step.report?.file.endsWith('vitest.json')),
    ).toHaveLength(1)
})

it('names what a step comes after as that step is named, before it', () => {
  const planned = planSteps('all')
  for (const [index, { after = [] }] of planned.entries()) {
    const before = planned.slice(0, index).map(({ name }) => name)
    expect(before).toEqual(expect.arrayContaining(after))
  }
})
