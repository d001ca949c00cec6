import { palette } from '../palette.ts'
import { inked, rect, repeat, scatter, shape } from '../svg.ts'

/** A telephone 320 wide and 620 tall round 0, 0; its screen lies from -136, -262 to 136, 262. */
export function drawPhone(screen: string, content: string): string {
  return [
    inked(rect(-160, -310, 320, 620, palette.night, 46)),
    rect(-136, -270, 272, 540, screen, 24),
    content,
    rect(-40, -292, 80, 12, palette.slate, 6),
  ].join('')
}

/** A ticket with notches, 380 wide and 170 tall round 0, 0. */
export function drawTicket(fill: string): string {
  return [
    inked(shape('M-190 -85H76A18 18 0 0 0 112 -85H190V85H112A18 18 0 0 0 76 85H-190Z', fill)),
    `<path d="M94 -50V52" stroke="${palette.night}" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 18"/>`,
  ].join('')
}

/** Something like a QR code of that size round 0, 0, which leads nowhere. */
export function drawCode(size: number, ink: string): string {
  const next = scatter(50)
  const cell = size / 13
  const corner = (column: number, row: number) =>
    [
      rect(column * cell, row * cell, cell * 4, cell * 4, ink, cell * 0.8),
      rect((column + 0.8) * cell, (row + 0.8) * cell, cell * 2.4, cell * 2.4, palette.foam, 3),
      rect((column + 1.4) * cell, (row + 1.4) * cell, cell * 1.2, cell * 1.2, ink, 2),
    ].join('')
  const isFree = (column: number, row: number) =>
    !((column < 5 && (row < 5 || row > 7)) || (column > 7 && row < 5))
  return `<g transform="translate(${-size / 2} ${-size / 2})">${[
    corner(0, 0),
    corner(9, 0),
    corner(0, 9),
    repeat(169, (index) => {
      const [column, row] = [index % 13, Math.floor(index / 13)]
      const isDark = next() > 0.45
      if (!isDark || !isFree(column, row)) return ''
      return rect(round(column * cell), round(row * cell), round(cell), round(cell), ink, 2)
    }),
  ].join('')}</g>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
