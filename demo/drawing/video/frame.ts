import { picture, withinCircle } from '../svg.ts'
import { drawBasketScene } from './basket-scene.ts'
import { drawCoinScene } from './coin-scene.ts'
import { drawDrumScene } from './drum-scene.ts'
import { drawFoldingScene } from './folding-scene.ts'
import { progress, round } from './motion.ts'

export const videoSize = { width: 1280, height: 720 }
export const videoSeconds = 13

/** When each scene comes in. */
const scenes = [
  { start: 0, draw: drawBasketScene },
  { start: 2.7, draw: drawCoinScene },
  { start: 5.4, draw: drawDrumScene },
  { start: 9.6, draw: drawFoldingScene },
]
const openingSeconds = 0.7
/** Half the diagonal, so that the open circle covers the corners. */
const wholeRadius = 735

/** The film "wash in sixty minutes" at that second; each scene opens like the drum's window. */
export function drawVideoFrame(seconds: number): string {
  const { width, height } = videoSize
  const index = scenes.findLastIndex(({ start }) => start <= seconds)
  const scene = scenes[index]
  if (!scene) throw new Error(`No scene at ${seconds} s`)
  const current = scene.draw(seconds - scene.start)
  const before = scenes[index - 1]
  const open = progress(seconds, scene.start, scene.start + openingSeconds)
  if (!before || open === 1) return picture(width, height, current)
  return picture(
    width,
    height,
    before.draw(seconds - before.start),
    withinCircle('opening', width / 2, height / 2, round(open * wholeRadius), current),
  )
}
