import { palette } from './palette.ts'
import { circle, inked, line, rect, shape } from './svg.ts'

/** What somebody wears or carries, drawn over the face. */
export const extras = {
  glasses: `<g fill="none" stroke="${palette.night}" stroke-width="7"><circle cx="202" cy="220" r="33"/><circle cx="278" cy="220" r="33"/><path d="M235 216h10"/></g>`,
  moustache: shape(
    'M194 268C206 246 232 250 240 258C248 250 274 246 286 268C270 264 258 272 240 270C222 272 210 264 194 268Z',
    palette.night,
  ),
  beard:
    inked(
      shape(
        'M144 226C150 250 166 258 186 256C206 246 274 246 294 256C314 258 330 250 336 226C340 306 290 346 240 346S140 306 144 226Z',
        palette.slate,
      ),
    ) + line('M212 280C226 294 254 294 268 280', palette.foam, 8),
  prayerCap:
    inked(
      shape('M138 168C132 96 180 64 240 64S348 96 342 168C290 146 190 146 138 168Z', palette.foam),
    ) + line('M146 148C190 128 290 128 334 148', palette.ripple, 7),
  sportsCap: inked(
    shape('M132 172C126 90 180 58 240 58S354 90 348 172C290 150 190 150 132 172Z', palette.tide),
    shape(
      'M132 172C200 146 280 146 348 172C380 178 406 190 414 206C330 190 230 180 132 172Z',
      palette.coin,
    ),
  ),
  helmet: inked(
    shape('M122 176C116 84 176 52 240 52S364 84 358 176Z', palette.coin),
    rect(106, 166, 268, 24, palette.glow, 12),
    rect(222, 46, 36, 122, palette.glow, 12),
  ),
  nurseCap:
    inked(shape('M176 96L190 40H290L304 96C260 84 220 84 176 96Z', palette.foam)) +
    line('M196 62H284', palette.water, 9),
  headphones:
    line('M130 214C122 96 190 52 240 52S358 96 350 214', palette.water, 16) +
    inked(rect(106, 196, 40, 70, palette.water, 18), rect(334, 196, 40, 70, palette.water, 18)),
  whistle:
    line('M180 362L240 424L300 362', palette.night, 6) + inked(circle(240, 432, 20, palette.coin)),
  collar: inked(
    shape('M196 344L240 404L190 420L166 356Z', palette.foam),
    shape('M284 344L240 404L290 420L314 356Z', palette.foam),
  ),
  backpack: line('M130 384V490M350 384V490', palette.edge, 26),
  earrings: circle(140, 256, 9, palette.coin) + circle(340, 256, 9, palette.coin),
  cat:
    inked(
      shape(
        'M318 480C308 410 320 388 322 340L352 366H392L424 340C428 390 440 410 430 480Z',
        palette.coin,
      ),
    ) +
    circle(352, 402, 7, palette.night) +
    circle(394, 402, 7, palette.night) +
    line('M366 418L373 424L380 418', palette.night, 5),
}
