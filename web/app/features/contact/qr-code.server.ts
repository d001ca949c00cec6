import { createKeyMemo } from '@washhouse/serving/key-memo'
import { encode } from 'uqr'

/** A QR code as an SVG path of unit squares, including the quiet zone. */
export interface QrCode {
  size: number
  path: string
}

/** Modules of blank margin that scanners need. */
const quietZone = 4

/** One code takes 0.5 ms to draw. There is one until an editor changes it. */
export const drawQrCode = createKeyMemo(draw, { entries: 10, textLength: 500 }).keyOf

function draw(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: path.join('') }
}
