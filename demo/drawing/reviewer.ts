import { palette, skin, type Colour } from './palette.ts'
import { extras } from './reviewer-extras.ts'
import { hairstyles } from './reviewer-hair.ts'
import { circle, faint, inked, line, picture, shape } from './svg.ts'

type Hair = keyof typeof hairstyles
type Extra = keyof typeof extras

export interface Reviewer {
  skin: keyof typeof skin
  hair: Hair
  hairColour: Colour
  clothes: Colour
  background: Colour
  extras: Extra[]
}

export const reviewerSize = { width: 480, height: 480 }

/** A portrait in a circle; the face looks at us from 240, 220. */
export function drawReviewer({
  skin: tone,
  hair,
  hairColour,
  clothes,
  background,
  extras: worn,
}: Reviewer): string {
  const face = skin[tone]
  const { behind, before } = hairstyles[hair](hairColour)
  return picture(
    reviewerSize.width,
    reviewerSize.height,
    '<clipPath id="frame"><circle cx="240" cy="240" r="240"/></clipPath><g clip-path="url(#frame)">',
    circle(240, 240, 240, background),
    inked(
      behind,
      shape('M60 500C60 390 140 350 240 350S420 390 420 500Z', clothes),
      shape('M196 290H284V346C284 386 196 386 196 346Z', face),
      circle(142, 226, 22, face),
      circle(338, 226, 22, face),
      shape(
        'M144 190C144 110 190 92 240 92S336 110 336 190V228C336 296 290 326 240 326S144 296 144 228Z',
        face,
      ),
    ),
    circle(202, 218, 9, palette.night),
    circle(278, 218, 9, palette.night),
    line('M186 190C194 182 208 182 216 188M264 188C272 182 286 182 294 190', palette.night, 6),
    line('M240 226C234 240 234 248 244 248', palette.edge, 5),
    line('M206 272C222 292 258 292 274 272', palette.night, 7),
    faint(0.45, circle(176, 256, 16, palette.stripe), circle(304, 256, 16, palette.stripe)),
    inked(before),
    ...worn.map((extra) => extras[extra]),
    '</g>',
  )
}
