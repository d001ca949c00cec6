import { palette, skin } from '../palette.ts'
import { extras } from '../reviewer-extras.ts'
import { hairstyles } from '../reviewer-hair.ts'
import { at, circle, faint, inked, line, rect, shape } from '../svg.ts'

type Arm = 'down' | 'up' | 'hold' | 'hip' | 'reach'

export interface Person {
  skin: keyof typeof skin
  hair: keyof typeof hairstyles
  hairColour: string
  top: string
  bottom: string
  legs: 'trousers' | 'skirt'
  glasses?: true
  apron?: string
}

export interface Pose {
  left: Arm
  right: Arm
  /** Drawn before the body at 0, -230 and under the hands. */
  holding?: string
}

const headScale = 0.44

/** Somebody standing on x, y, about 480 tall; left and right are the onlooker's. */
export function drawPerson(x: number, y: number, person: Person, pose: Pose, scale = 1): string {
  return at(
    x,
    y,
    [
      drawLegs(person),
      inked(shape('M-62 -160V-262C-62 -306 -40 -318 0 -318S62 -306 62 -262V-160Z', person.top)),
      person.apron
        ? inked(shape('M-40 -262H40L52 -130H-52Z', person.apron)) +
          line('M-34 -262L-30 -314M34 -262L30 -314', palette.night, 5)
        : '',
      pose.holding ? at(0, -232, pose.holding) : '',
      `<g transform="scale(-1 1)">${drawArm(pose.left, person)}</g>`,
      drawArm(pose.right, person),
      drawHead(person),
    ].join(''),
    scale,
  )
}

function drawLegs({ legs, bottom, skin: tone }: Person): string {
  const shoes = inked(
    rect(-58, -18, 52, 18, palette.night, 9),
    rect(6, -18, 52, 18, palette.night, 9),
  )
  if (legs === 'skirt') {
    return [
      line('M-26 -90V-18M26 -90V-18', palette.night, 32),
      line('M-26 -90V-18M26 -90V-18', skin[tone], 20),
      shoes,
      inked(shape('M-60 -172H60L82 -70H-82Z', bottom)),
    ].join('')
  }
  return inked(shape('M-60 -176H60L54 -14H10L0 -110L-10 -14H-54Z', bottom)) + shoes
}

const arms: Record<Arm, { path: string; hand: [number, number] }> = {
  down: { path: 'M50 -286C76 -262 78 -222 74 -190', hand: [73, -164] },
  up: { path: 'M50 -286C92 -282 112 -330 112 -382', hand: [112, -408] },
  hold: { path: 'M50 -286C88 -254 84 -206 56 -196', hand: [38, -190] },
  reach: { path: 'M50 -286C84 -262 112 -248 140 -244', hand: [158, -242] },
  hip: { path: 'M50 -286C104 -262 110 -222 64 -186', hand: [50, -176] },
}

function drawArm(arm: Arm, { top, skin: tone }: Person): string {
  const { path, hand } = arms[arm]
  return [
    line(path, palette.night, 38),
    inked(circle(hand[0], hand[1], 17, skin[tone])),
    line(path, top, 26),
  ].join('')
}

function drawHead({ skin: tone, hair, hairColour, glasses }: Person): string {
  const { behind, before } = hairstyles[hair](hairColour)
  const face = skin[tone]
  const ink = `<g stroke="${palette.night}" stroke-width="${Math.round(6 / headScale)}" stroke-linejoin="round">`
  return `<g transform="translate(${-240 * headScale} ${-312 - 346 * headScale}) scale(${headScale})">${[
    ink,
    behind,
    shape('M200 290H280V366H200Z', face),
    circle(142, 226, 22, face),
    circle(338, 226, 22, face),
    shape(
      'M144 190C144 110 190 92 240 92S336 110 336 190V228C336 296 290 326 240 326S144 296 144 228Z',
      face,
    ),
    before,
    '</g>',
    circle(202, 220, 12, palette.night),
    circle(278, 220, 12, palette.night),
    line('M204 268C222 288 258 288 276 268', palette.night, 12),
    faint(0.45, circle(176, 256, 18, palette.stripe), circle(304, 256, 18, palette.stripe)),
    glasses ? extras.glasses : '',
  ].join('')}</g>`
}
