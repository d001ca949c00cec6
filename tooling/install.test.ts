import { expect, it } from 'vitest'
import { describeMissing, explainNpmFailure } from './install.mjs'

const LOCK = {
  '': { version: '0.1.0' },
  content: { version: '0.1.0' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/@washhouse/content': { resolved: 'content', link: true },
  'node_modules/@img/sharp-darwin-arm64': { version: '0.35.5', optional: true },
}

it('finds nothing to install when every locked package for this machine is there', () => {
  const present = {
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/@washhouse/content': { resolved: 'content', link: true },
  }
  expect(describeMissing(LOCK, present)).toEqual([])
})

it('finds a package that is absent or of another version', () => {
  const present = { ...LOCK, 'node_modules/zod': { version: '4.0.0' } }
  expect(describeMissing(LOCK, present)).toEqual(['node_modules/zod'])
  expect(describeMissing(LOCK, {})).toEqual(['node_modules/zod', 'node_modules/@washhouse/content'])
})

it.each([
  ['npm error code ENOTFOUND', 'The package registry cannot be reached'],
  [
    'npm error network request to https://r/ failed, reason: connect ETIMEDOUT',
    'The package registry cannot be reached',
  ],
  ['npm error code ENOSPC\nnpm error syscall write', 'The disk is full'],
  ['npm error code EACCES\nnpm error syscall mkdir', 'node_modules cannot be written'],
  [
    'npm error code EUSAGE\n`npm ci` can only install when they are in sync',
    'package-lock.json does not match',
  ],
  ['npm error code ETARGET', 'The registry does not have one of the locked packages'],
  ['spawn npm ENOENT', 'npm was not found'],
  ['npm error something else', 'npm could not install the packages'],
])('explains "%s"', (output, line) => {
  expect(explainNpmFailure(output)).toContain(line)
})
