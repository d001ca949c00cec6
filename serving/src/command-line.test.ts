import { expect, test } from 'vitest'
import { commandLine } from './command-line.ts'

test('names the command of a working copy, and the one of a server without npm', () => {
  expect(commandLine('backup')).toBe('npm run backup')
  expect(commandLine('admin', 'create <email>')).toBe('npm run admin -- create <email>')
  expect(commandLine('backup', '', false)).toBe('washhouse backup')
  expect(commandLine('admin', 'create <email>', false)).toBe('washhouse admin create <email>')
})
