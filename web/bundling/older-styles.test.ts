import { expect, test } from 'vitest'
import { writeOlderStyles } from './older-styles.ts'

test.each([
  ['@media (width < 48rem) {', '@media (max-width: 47.999rem) {'],
  ['@media (width < 22.5rem) {', '@media (max-width: 22.499rem) {'],
  ['@media (height < 20rem) {', '@media (max-height: 19.999rem) {'],
  ['@media (40rem <= width < 62rem) {', '@media (min-width: 40rem) and (max-width: 61.999rem) {'],
  [
    '@media (width < 48rem) and (scripting: enabled) {',
    '@media (max-width: 47.999rem) and (scripting: enabled) {',
  ],
  ['@media (width >= 48rem) {', '@media (width >= 48rem) {'],
  ['  height: 100dvh;', '  height: 100vh;\n  height: 100dvh;'],
  [
    '  height: min(46rem, 100svh - 11.5rem);',
    '  height: min(46rem, 100vh - 11.5rem);\n  height: min(46rem, 100svh - 11.5rem);',
  ],
  ['  --room: min(13rem, 60dvh);', '  --room: min(13rem, 60dvh);'],
  ['  height: 4rem;', '  height: 4rem;'],
])('of %s the oldest browsers read %s', (written, older) => {
  expect(writeOlderStyles(written)).toBe(older)
})
