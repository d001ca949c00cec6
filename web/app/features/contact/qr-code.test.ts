import { expect, test } from 'vitest'
import { drawQrCode } from './qr-code.server.ts'

test('a code has the three corners that readers look for, within a quiet zone', () => {
  const { size, path } = drawQrCode('https://line.me/R/ti/p/%40fongsai')
  const dark = new Set(path.match(/M\d+ \d+/g))
  const last = size - 1 - 4
  for (const [x, y] of [
    [4, 4],
    [last, 4],
    [4, last],
  ])
    expect(dark.has(`M${x} ${y}`)).toBe(true)
  expect([...dark].some((square) => /M[0-3] |M\d+ [0-3]$/.test(square))).toBe(false)
})
