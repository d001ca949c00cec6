import { palette } from '../palette.ts'
import { drawCoinChanger } from '../part/front-loader.ts'
import { drawCoin } from '../part/marks.ts'
import { circle, inked, rect, repeat } from '../svg.ts'
import { fall, progress, round } from './motion.ts'

const machine = { x: 400, y: 650 }
const slot = { x: machine.x + 130, y: machine.y - 288 }

/** A note goes in, coins come out. */
export function drawCoinScene(seconds: number): string {
  return [
    rect(0, 0, 1280, 720, palette.depth),
    circle(560, 380, 380, palette.tide),
    rect(0, 630, 1280, 90, palette.evening),
    drawCoinChanger(machine.x, machine.y, palette.water),
    drawNote(progress(seconds, 0.4, 1.3)),
    repeat(4, (index) => drawThrownCoin(index, seconds - 1.3 - index * 0.22)),
  ].join('')
}

/** Only what is still below the slot can be seen. */
function drawNote(share: number): string {
  const y = round(slot.y + 60 - share * 200)
  const note =
    inked(rect(slot.x - 52, y, 104, 150, palette.ripple, 8)) +
    circle(slot.x, y + 75, 26, palette.mist) +
    rect(slot.x - 38, y + 14, 30, 8, palette.tide, 4)
  return `<clipPath id="slot"><rect x="${slot.x - 60}" y="${slot.y}" width="120" height="400"/></clipPath><g clip-path="url(#slot)">${note}</g>`
}

function drawThrownCoin(index: number, seconds: number): string {
  if (seconds < 0) return ''
  const across = progress(seconds, 0, 0.6)
  const rise = Math.sin(Math.PI * Math.min(1, seconds / 0.6)) * 110
  const x = machine.x + 130 + across * (230 + index * 106)
  const y = machine.y - 84 + fall(seconds, 0, 0.6) * 66 - rise
  return drawCoin(round(x), round(y), 46)
}
