import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readDrawing } from '../drawings/read-drawing.ts'
import { banners } from './banner.demo.ts'

/**
 * The part of a banner's width that is visible on every screen, as fractions. A phone shows 38 to 88 % of a strip and more
 * of a slide. On wide screens text and its overlay cover the left 52 %.
 */
const safeArea = { left: 0.52, right: 0.88 }

const pictures = banners.flatMap(({ picture }) => picture ?? [])
const onlySubject = '<style>svg > :not(.subject) { display: none }</style>'

test.each(pictures)('no screen cuts into what the banner %s is about', async (name) => {
  const svg = String(await readDrawing(name))
  expect(svg).toContain('class="subject"')
  const { left, right } = await findEdges(svg.replace('>', `>${onlySubject}`))
  expect(left).toBeGreaterThanOrEqual(safeArea.left)
  expect(right).toBeLessThanOrEqual(safeArea.right)
})

/** Left and right edge of the drawn subject, as fractions of the width. Mostly transparent pixels do not count. */
async function findEdges(svg: string): Promise<{ left: number; right: number }> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 480 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => y).some(
      (y) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 128,
    ),
  )
  return {
    left: (columns.at(0) ?? 0) / info.width,
    right: ((columns.at(-1) ?? 0) + 1) / info.width,
  }
}
