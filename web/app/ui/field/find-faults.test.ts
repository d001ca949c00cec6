import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'

const control = (
  name: string,
  value: string,
  dataset: Record<string, string>,
  validity = { valid: true, valueMissing: false },
) => ({ name, value, dataset, validity, tagName: 'INPUT', validationMessage: 'wrong' })

test('what fits a pattern and is refused is told beside what is missing', () => {
  const refused = JSON.stringify([
    ['-\\d+', 'Below zero'],
    ['\\d{6,}', 'Too much'],
  ])
  const missing = { valid: false, valueMissing: true }
  const elements = [
    control('branch', '', { whenMissing: 'Choose a branch' }, missing),
    control('amount', '-40', { refused }),
    control('more', '1000000', { refused }),
    control('less', '40', { refused }),
  ]
  expect(findFaults({ elements } as unknown as HTMLFormElement)).toEqual([
    { name: 'branch', text: 'Choose a branch' },
    { name: 'amount', text: 'Below zero' },
    { name: 'more', text: 'Too much' },
  ])
})
