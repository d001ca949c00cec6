import { palette } from '../palette.ts'
import { circle, ellipse, inked, repeat, turned } from '../svg.ts'

export function drawFlower(colour: string): string {
  return (
    repeat(5, (index) => {
      const angle = (index * Math.PI * 2) / 5 - Math.PI / 2
      return circle(Math.round(Math.cos(angle) * 22), Math.round(Math.sin(angle) * 22), 17, colour)
    }) + circle(0, 0, 12, colour === palette.coin ? palette.stripe : palette.coin)
  )
}

export function drawJasmine(): string {
  return (
    repeat(6, (index) => turned(0, 0, index * 60, inked(ellipse(0, -34, 16, 30, palette.foam)))) +
    inked(circle(0, 0, 14, palette.glow))
  )
}
