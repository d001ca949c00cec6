import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawings } from './catalogue.ts'

test('the drawings become rasters of the size they state', async () => {
  for (const [name, { render, width, height }] of Object.entries(drawings)) {
    const { info } = await sharp(Buffer.from(render())).raw().toBuffer({ resolveWithObject: true })
    expect([name, info.width, info.height]).toEqual([name, width, height])
  }
}, 60_000)
