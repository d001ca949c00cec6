import { circle, shape } from './svg.ts'

const fringe =
  'M138 214C130 110 180 78 244 80S352 112 342 214C330 178 318 160 300 146C262 170 190 160 170 150C152 168 146 190 138 214Z'
const crop =
  'M136 204C126 102 180 70 240 70S354 102 344 204C336 196 332 176 326 158C296 146 270 140 240 140S184 146 154 158C148 176 144 196 136 204Z'

/** What lies behind the head, and what before the face. */
export const hairstyles = {
  short: (colour: string) => ({ behind: '', before: shape(crop, colour) }),
  swept: (colour: string) => ({
    behind: '',
    before: shape(
      'M136 206C118 118 152 66 214 72C262 40 366 76 344 206C336 178 330 160 316 150C258 156 212 146 190 118C186 146 160 160 136 206Z',
      colour,
    ),
  }),
  receding: (colour: string) => ({
    behind: '',
    before:
      shape('M140 222C122 178 130 138 156 124C158 152 152 182 150 216Z', colour) +
      shape('M340 222C358 178 350 138 324 124C322 152 328 182 330 216Z', colour),
  }),
  long: (colour: string) => ({
    behind: shape(
      'M116 400C96 330 104 250 110 200C116 100 180 62 240 62S364 100 370 200C376 250 384 330 364 400Z',
      colour,
    ),
    before: shape(fringe, colour),
  }),
  bob: (colour: string) => ({
    behind: shape(
      'M112 300C104 260 104 226 108 200C114 100 180 62 240 62S366 100 372 200C376 226 376 260 368 300C330 316 150 316 112 300Z',
      colour,
    ),
    before: shape(
      'M138 210C134 112 186 78 244 80S346 112 342 210C334 176 320 158 262 128C236 150 170 160 138 210Z',
      colour,
    ),
  }),
  bun: (colour: string) => ({
    behind: circle(240, 58, 50, colour),
    before: shape(crop, colour),
  }),
  buns: (colour: string) => ({
    behind: circle(146, 90, 46, colour) + circle(334, 90, 46, colour),
    before: shape(fringe, colour),
  }),
  ponytail: (colour: string) => ({
    behind: shape(
      'M300 90C400 70 430 180 396 330C384 350 366 330 366 310C380 220 356 150 300 130Z',
      colour,
    ),
    before: shape(
      'M136 206C126 102 180 70 240 70S354 102 344 206C330 170 290 134 222 118C200 150 160 160 136 206Z',
      colour,
    ),
  }),
  headscarf: (colour: string) => ({
    behind: shape(
      'M112 420C92 330 96 240 104 200C112 96 180 52 240 52S368 96 376 200C384 240 388 330 368 420Z',
      colour,
    ),
    before: shape(
      'M240 52C150 52 104 130 112 240C118 330 160 390 240 404C320 390 362 330 368 240C376 130 330 52 240 52ZM240 118C296 118 328 160 328 216C328 284 288 320 240 320S152 284 152 216C152 160 184 118 240 118Z',
      colour,
    ),
  }),
  curly: (colour: string) => ({
    behind: [
      [128, 190],
      [120, 140],
      [352, 190],
      [360, 140],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 36, colour))
      .join(''),
    before: `<g stroke-width="0">${[
      [152, 122],
      [196, 92],
      [244, 84],
      [290, 94],
      [330, 124],
      [240, 122],
      [190, 128],
      [290, 128],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 34, colour))
      .join('')}</g>`,
  }),
} satisfies Record<string, (colour: string) => { behind: string; before: string }>
