import { palette } from '../palette.ts'
import { drawScooter, drawStreet } from '../street.ts'
import { at, circle, inked, line, rect, repeat, shape } from '../svg.ts'
import type { Surroundings } from './surroundings.ts'

/** Paddies up to the edge of the town, sugar palms and a buffalo. */
export function drawRiceFields(): Surroundings {
  return {
    behind: [
      shape(
        'M0 640C160 560 300 610 460 570S800 540 1000 590S1380 520 1600 600V800H0Z',
        palette.evening,
      ),
      shape('M0 660C300 630 700 660 1000 640S1400 630 1600 650V810H0Z', palette.depth),
      shape('M0 706C260 684 560 716 820 696S1340 690 1600 706V810H0Z', palette.tide),
      shape('M0 754C220 736 480 764 760 748S1320 740 1600 756V810H0Z', palette.depth),
      ...[70, 330, 560].map((x, index) => drawRow(x, 692 + index * 4)),
      drawSugarPalm(90, 664, 330),
      drawSugarPalm(190, 658, 240),
      drawSugarPalm(1540, 660, 300),
      drawHut(400, 662),
      at(60, 800, drawBuffalo(), 1.15),
    ].join(''),
    ground: drawStreet() + repeat(15, (index) => drawTuft(20 + index * 42, 806)),
    before: drawScooter(380, 902, palette.stripe),
  }
}

function drawRow(x: number, y: number): string {
  return repeat(5, (index) => drawTuft(x + index * 40, y + 44 + (index % 2) * 22))
}

function drawTuft(x: number, y: number): string {
  return line(`M${x} ${y}l-10 -22M${x} ${y}v-28M${x} ${y}l10 -22`, palette.water, 5)
}

function drawSugarPalm(x: number, y: number, height: number): string {
  return at(
    x,
    y,
    [
      line(`M0 0V${-height}`, palette.slate, 14),
      repeat(9, (index) =>
        line(
          `M0 ${-height}l${Math.round(66 * Math.cos((index * Math.PI) / 8))} ${-Math.round(62 * Math.sin((index * Math.PI) / 8)) + 8}`,
          palette.depth,
          15,
        ),
      ),
      circle(0, -height, 22, palette.tide),
    ].join(''),
  )
}

function drawHut(x: number, y: number): string {
  return at(
    x,
    y,
    [
      line('M20 0V-70M130 0V-70', palette.night, 10),
      rect(10, -110, 130, 46, palette.edge),
      rect(56, -102, 38, 30, palette.glow, 3),
      shape('M-14 -106L75 -172L164 -106Z', palette.slate),
    ].join(''),
  )
}

function drawBuffalo(): string {
  return [
    inked(
      shape(
        'M0 0V-54C0 -86 30 -96 70 -92H140C166 -96 178 -112 196 -106C214 -98 214 -66 196 -58C186 -54 176 -58 168 -52V0H146V-34H46V0H24V-30Z',
        palette.slate,
      ),
    ),
    line(
      'M184 -108C174 -134 150 -136 140 -126M200 -106C214 -130 236 -126 240 -116',
      palette.hairline,
      8,
    ),
    circle(196, -88, 4, palette.night),
    line('M2 -60C-16 -40 -10 -24 -14 -12', palette.slate, 6),
  ].join('')
}
