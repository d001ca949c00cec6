import { createKeyMemo } from '@washhouse/serving/key-memo'
import { encode } from 'uqr'

/** A QR code as an SVG path of unit squares, quiet zone and all. */
export interface QrCode {
  size: number
  path: string
}

/** Light squares that a reader needs around a code. */
const quietZone = 4

/** Each takes half a millisecond, and there is one until an editor changes it. */
export const drawQrCode = createKeyMemo(draw, { entries: 10, textLength: 500 }).keyOf

function draw(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: path.join('') }
}
