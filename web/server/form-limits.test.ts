import { expect, test } from 'vitest'
import { largeForm } from '../app/core/request/large-form.ts'
import { createFormLimits } from './form-limits.ts'
import { createFakeApp } from './testing/fake-app.ts'

const { routes } = createFakeApp({ version: 1, mode: 'ok', gate: undefined, renders: [] })
const problem = {
  id: 'problem',
  path: 'problem',
  parentId: 'root',
  module: { default: () => null, handle: largeForm({ maxBytes: 9000 }) },
}
const maxBytesOf = createFormLimits({ routes: { ...routes, problem } })

test('only a page that says so takes large forms, as a document and from its own script', () => {
  expect(maxBytesOf('/problem')).toBe(9000)
  expect(maxBytesOf('/problem.data')).toBe(9000)
  expect(maxBytesOf('/enquiry')).toBeNull()
  expect(maxBytesOf('/nowhere')).toBeNull()
})
