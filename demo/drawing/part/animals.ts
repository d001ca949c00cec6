import { palette } from '../palette.ts'
import { circle, ellipse, inked, line, shape } from '../svg.ts'

/** A cat curled up, 380 wide, lying on y = 0. */
export function drawSleepingCat(coat: string, belly: string): string {
  return [
    inked(
      shape(
        'M-170 0C-210 -20 -200 -150 -70 -160C80 -172 190 -120 184 -40C182 -8 160 0 130 0Z',
        coat,
      ),
      shape(
        'M-150 -8C-190 -60 -206 -100 -196 -168L-150 -138C-134 -144 -114 -144 -98 -138L-56 -170C-44 -100 -56 -50 -70 -20C-90 4 -130 6 -150 -8Z',
        coat,
      ),
    ),
    shape('M-140 -20C-150 -50 -100 -50 -100 -20C-104 -8 -134 -8 -140 -20Z', belly),
    line('M-168 -78Q-154 -64 -142 -78M-104 -78Q-90 -64 -78 -78', palette.night, 6),
    line('M-128 -54L-122 -48L-116 -54', palette.night, 5),
    line('M40 -164C46 -148 44 -134 36 -122M88 -158C94 -142 92 -128 84 -116', palette.night, 6),
    line('M150 -12C60 -4 0 -4 -50 -16', palette.night, 40),
    line('M150 -12C60 -4 0 -4 -50 -16', coat, 28),
    line('M-44 -14L-58 -17', belly, 26),
  ].join('')
}

/** A long-necked dinosaur, as they stand along the roads of Khon Kaen, 520 tall. */
export function drawDinosaur(hide: string, spots: string): string {
  return [
    inked(
      shape(
        'M-360 -6C-330 -60 -290 -150 -190 -186C-120 -210 -60 -206 -10 -190C40 -210 60 -280 66 -380C70 -470 120 -520 190 -508C250 -500 280 -470 276 -444C270 -420 210 -424 176 -420C160 -416 158 -390 156 -360C150 -250 130 -160 90 -110V0H30V-76H-120V0H-180V-84C-240 -90 -300 -40 -360 -6Z',
        hide,
      ),
    ),
    circle(190, -474, 9, palette.night),
    line('M238 -450Q250 -446 262 -452', palette.night, 5),
    ...[
      [-150, -150, 18],
      [-96, -166, 12],
      [-60, -136, 16],
      [96, -330, 12],
      [112, -280, 9],
      [86, -236, 13],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, spots)),
  ].join('')
}
