import { expect, test } from 'vitest'
import { stepsOf } from './steps-of.ts'

const print = (...given: Parameters<typeof stepsOf>) =>
  stepsOf(...given).map(({ state, progress }) => `${state} ${progress}`)

test('a new report has its whole way before it', () => {
  expect(print('received')).toEqual([
    'received now',
    'working ahead',
    'refunded ahead',
    'closed ahead',
  ])
})

test('a refund is one step from the end', () => {
  expect(print('refunded')).toEqual([
    'received done',
    'working done',
    'refunded now',
    'closed ahead',
  ])
})

test('a report that was closed does not claim a refund', () => {
  expect(print('closed')).toEqual(['received done', 'working done', 'closed now'])
})
