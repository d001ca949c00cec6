import { palette, type Colour } from '../palette.ts'
import { circle, inked, line, picture, rect, ring, shape } from '../svg.ts'
import { channelSize } from './size.ts'

const { width, height } = channelSize

function onDisc(ground: Colour, ...shapes: string[]): string {
  return picture(width, height, circle(160, 160, 160, ground), ...shapes)
}

/** Words between two people. */
export function drawChat(): string {
  return onDisc(
    palette.tide,
    inked(
      shape(
        'M160 66C226 66 268 106 268 152S226 238 160 238C152 238 145 238 138 236L94 268L100 222C70 206 52 182 52 152C52 106 94 66 160 66Z',
        palette.foam,
      ),
    ),
    circle(112, 152, 15, palette.tide),
    circle(160, 152, 15, palette.tide),
    circle(208, 152, 15, palette.tide),
  )
}

/** A page and what people think of it. */
export function drawThumb(): string {
  return onDisc(
    palette.dusk,
    inked(
      rect(64, 144, 50, 112, palette.ripple, 10),
      shape(
        'M114 150C146 132 154 106 158 72C160 52 196 54 198 88C199 108 194 124 188 138H244C268 138 272 162 258 172C270 184 264 202 252 206C260 220 252 234 240 238C242 250 232 258 218 258H150C134 258 124 250 114 244Z',
        palette.foam,
      ),
    ),
    line('M222 172H256M218 206H250M212 236H238', palette.hairline, 7),
  )
}

/** A short film with its song. */
export function drawNote(): string {
  return onDisc(
    palette.night,
    line('M140 214V88C190 84 216 102 236 128', palette.stripe, 34),
    line('M132 206V80C182 76 208 94 228 120', palette.ripple, 34),
    line('M136 210V84C186 80 212 98 232 124', palette.foam, 26),
    circle(104, 220, 46, palette.stripe),
    circle(96, 212, 46, palette.ripple),
    circle(100, 216, 42, palette.foam),
  )
}

/** A film to be started. */
export function drawPlay(): string {
  return onDisc(
    palette.stripe,
    inked(rect(58, 92, 204, 138, palette.foam, 36)),
    shape('M138 124V198L204 161Z', palette.stripe),
  )
}

/** A picture to be taken. */
export function drawCamera(): string {
  return onDisc(
    palette.coin,
    inked(rect(72, 72, 176, 176, palette.foam, 48)),
    ring(160, 160, 42, palette.night, 18),
    circle(212, 110, 13, palette.stripe),
  )
}
