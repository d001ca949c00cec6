import { palette } from '../palette.ts'
import { drawFigures, widthOfFigures } from '../part/figures.ts'
import { drawShirt, drawSock } from '../part/laundry.ts'
import { drawFoam, drawPorthole, drawWave } from '../part/porthole.ts'
import { at, line, rect, ring, turned } from '../svg.ts'
import { progress, round } from './motion.ts'

const radius = 236
const track = 328
const middle = { x: 520, y: 360 }

/** The drum turns, the ring round it fills, the minutes pass. */
export function drawDrumScene(seconds: number): string {
  const done = progress(seconds, 0.4, 3.8)
  const water = { width: radius * 2, bottom: radius + 10 }
  return [
    rect(0, 0, 1280, 720, palette.evening),
    ring(middle.x, middle.y, track, palette.dusk, 16),
    drawArc(done),
    drawPorthole(
      middle.x,
      middle.y,
      radius,
      palette.night,
      [
        at(
          -radius,
          0,
          drawWave(palette.water, {
            ...water,
            y: 10,
            swell: 46,
            crests: 2,
            shift: round(seconds * 0.5),
          }),
        ),
        turned(
          0,
          20,
          round(seconds * 80),
          turned(-96, -70, -20, drawShirt(palette.coin), 0.82) +
            turned(90, 40, 30, drawSock(palette.foam, palette.stripe), 0.86),
        ),
        at(
          -radius,
          0,
          drawWave(palette.tide, {
            ...water,
            y: 110,
            swell: 40,
            crests: 2,
            shift: round(1 - ((seconds * 0.35) % 1)),
          }),
        ),
        drawFoam(-120, round(60 + Math.sin(seconds * 2) * 10), 1),
        drawFoam(120, round(70 + Math.sin(seconds * 2 + 2) * 10), 0.8),
      ].join(''),
    ),
    drawMinutes(Math.round(done * 60)),
  ].join('')
}

/** Runs round the drum from the top. */
function drawArc(share: number): string {
  if (share <= 0) return ''
  const angle = Math.min(share, 0.9999) * 2 * Math.PI
  const x = round(middle.x + Math.sin(angle) * track)
  const y = round(middle.y - Math.cos(angle) * track)
  return line(
    `M${middle.x} ${middle.y - track}A${track} ${track} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}`,
    palette.coin,
    16,
  )
}

function drawMinutes(minutes: number): string {
  const text = String(minutes)
  const height = 150
  return drawFigures(
    text,
    round(1060 - widthOfFigures(text, height) / 2),
    430,
    height,
    palette.foam,
  )
}
