import { palette } from './palette.ts'
import { at, circle, ellipse, faint, inked, line, rect, repeat, shape } from './svg.ts'

/** Pavement and road of a picture 1600 wide; shops stand at y = 850. */
export function drawStreet(): string {
  return [
    rect(0, 800, 1600, 200, palette.dusk),
    rect(0, 800, 1600, 6, palette.evening),
    rect(0, 904, 1600, 12, palette.hairline),
    rect(0, 916, 1600, 84, palette.night),
    repeat(9, (index) => rect(40 + index * 190, 954, 96, 9, palette.slate, 4)),
  ].join('')
}

export function drawSand(): string {
  return [
    rect(0, 800, 1600, 200, palette.dusk),
    shape('M0 912C240 884 420 934 700 910S1240 886 1600 916V1000H0Z', palette.evening),
    shape('M0 962C300 940 560 984 860 960S1380 944 1600 966V1000H0Z', palette.night),
    repeat(12, (index) => circle(70 + index * 131, 890 + ((index * 37) % 84), 4, palette.slate)),
  ].join('')
}

export function drawLamp(x: number, y: number): string {
  return at(
    x,
    y,
    [
      faint(0.13, shape('M64 -318L-40 0H190Z', palette.glow)),
      line('M0 0V-300C0 -350 20 -360 64 -348', palette.slate, 10),
      rect(-16, -14, 32, 14, palette.slate, 5),
      inked(shape('M38 -350H92L84 -322H46Z', palette.slate)),
      rect(48, -322, 34, 9, palette.glow, 4),
    ].join(''),
  )
}

export function drawScooter(x: number, y: number, body: string): string {
  return at(
    x,
    y,
    [
      inked(circle(38, -34, 34, palette.slate), circle(196, -34, 34, palette.slate)),
      circle(38, -34, 13, palette.hairline),
      circle(196, -34, 13, palette.hairline),
      inked(
        shape(
          'M4 -58C8 -112 40 -122 92 -112C108 -108 104 -64 122 -58H156L182 -136H204L196 -58C176 -84 152 -62 154 -34H80C80 -78 30 -84 4 -58Z',
          body,
        ),
        rect(16, -136, 100, 26, palette.night, 13),
        rect(-16, -186, 80, 52, palette.foam, 8),
      ),
      line('M178 -138L170 -172H142M170 -172L184 -178', palette.night, 9),
      inked(circle(200, -124, 13, palette.glow)),
      line('M-2 -160H50', palette.ripple, 8),
    ].join(''),
  )
}

export function drawCat(x: number, y: number, coat: string): string {
  return at(
    x,
    y,
    [
      line('M64 -10C112 -6 112 -60 88 -66', palette.night, 22),
      line('M64 -10C112 -6 112 -60 88 -66', coat, 12),
      inked(
        shape('M0 0C-4 -56 10 -84 36 -84S78 -50 74 0Z', coat),
        shape('M-6 -84L-4 -134L18 -116H44L66 -134L68 -84C66 -60 -4 -60 -6 -84Z', coat),
      ),
      circle(18, -94, 5, palette.night),
      circle(45, -94, 5, palette.night),
      line('M27 -82L31 -78L36 -82', palette.night, 4),
      shape('M24 0C22 -30 26 -44 36 -44S52 -30 50 0Z', palette.spray),
    ].join(''),
  )
}

export function drawBasket(x: number, y: number): string {
  return at(
    x,
    y,
    [
      inked(
        shape('M2 -66C10 -116 48 -96 54 -112C80 -132 102 -92 118 -66Z', palette.mist),
        shape('M50 -66C52 -96 84 -104 96 -66Z', palette.coin),
        shape('M-6 -70H126L112 0H8Z', palette.water),
      ),
      line('M24 -50L28 -18M48 -50V-18M72 -50V-18M96 -50L92 -18', palette.night, 6),
    ].join(''),
  )
}

export function drawBench(x: number, y: number): string {
  return at(
    x,
    y,
    inked(
      rect(14, -60, 14, 60, palette.slate),
      rect(202, -60, 14, 60, palette.slate),
      rect(0, -74, 230, 20, palette.coin, 8),
      rect(0, -126, 230, 20, palette.coin, 8),
      rect(24, -126, 12, 60, palette.slate),
      rect(194, -126, 12, 60, palette.slate),
    ),
  )
}

export function drawPottedPlant(x: number, y: number): string {
  return at(
    x,
    y,
    [
      inked(
        shape('M36 -60C-30 -90 -20 -150 -18 -156C10 -150 36 -120 38 -62Z', palette.tide),
        shape('M36 -60C100 -90 92 -146 90 -152C60 -148 36 -118 34 -62Z', palette.tide),
        shape('M36 -58C4 -110 24 -176 36 -186C50 -174 70 -112 36 -58Z', palette.water),
        shape('M0 -62H72L62 0H10Z', palette.foam),
      ),
      rect(3, -52, 66, 10, palette.ripple),
    ].join(''),
  )
}

/** A round tree; its crown is three discs. */
export function drawTree(
  x: number,
  y: number,
  height: number,
  leaf: string = palette.depth,
): string {
  const crown = height * 0.36
  return at(
    x,
    y,
    [
      line(
        `M0 0V${-height * 0.6}M0 ${-height * 0.34}L${crown * 0.5} ${-height * 0.56}`,
        palette.night,
        18,
      ),
      circle(-crown * 0.56, -height * 0.6, crown * 0.68, leaf),
      circle(crown * 0.6, -height * 0.62, crown * 0.62, leaf),
      circle(0, -height * 0.8, crown * 0.78, leaf),
      circle(-crown * 0.24, -height * 0.86, crown * 0.2, palette.tide),
      circle(crown * 0.5, -height * 0.66, crown * 0.13, palette.tide),
    ].join(''),
  )
}

export function drawPalm(x: number, y: number, height: number, lean: number): string {
  const frond = (turn: number, length: number) =>
    `<g transform="translate(${lean} ${-height}) rotate(${turn}) scale(${length})">${shape('M0 0C50 -56 130 -52 176 14C120 -16 60 -12 0 0Z', turn % 2 === 0 ? palette.tide : palette.depth)}</g>`
  return at(
    x,
    y,
    [
      line(
        `M0 0C${-lean * 0.1} ${-height * 0.5} ${lean * 0.5} ${-height * 0.8} ${lean} ${-height}`,
        palette.night,
        34,
      ),
      line(
        `M0 0C${-lean * 0.1} ${-height * 0.5} ${lean * 0.5} ${-height * 0.8} ${lean} ${-height}`,
        palette.slate,
        22,
      ),
      frond(61, 0.9),
      frond(121, 0.9),
      frond(20, 1.1),
      frond(160, 1.1),
      frond(-21, 1.15),
      frond(-158, 1.1),
      frond(-71, 0.95),
      frond(-112, 0.95),
      circle(lean - 10, -height + 16, 13, palette.edge),
      circle(lean + 14, -height + 20, 13, palette.edge),
      ellipse(0, 2, 34, 9, palette.night),
    ].join(''),
  )
}

/** A long-tail boat with its cloth garland at the bow. */
export function drawBoat(x: number, y: number, hull: string): string {
  return at(
    x,
    y,
    [
      inked(
        shape(
          'M0 -44C60 -30 230 -30 300 -44C330 -52 352 -92 360 -130L376 -122C372 -60 348 0 316 10H44C20 4 6 -16 0 -44Z',
          hull,
        ),
        shape('M84 -106C130 -126 200 -126 246 -106L240 -92H90Z', palette.foam),
      ),
      line('M100 -92V-40M230 -92V-40', palette.night, 8),
      line('M346 -96L366 -84', palette.stripe, 12),
      line('M350 -110L371 -100', palette.coin, 8),
      line('M30 -20C120 -8 240 -8 330 -24', palette.foam, 6),
    ].join(''),
  )
}

export function drawCar(x: number, y: number, body: string): string {
  return at(
    x,
    y,
    [
      inked(
        shape('M0 -30C0 -72 20 -84 60 -88L100 -142H232L288 -88C330 -84 346 -70 346 -30Z', body),
        shape('M112 -126H162V-88H84Z', palette.mist),
        shape('M178 -126H226L262 -88H178Z', palette.mist),
        circle(82, -28, 33, palette.slate),
        circle(268, -28, 33, palette.slate),
      ),
      circle(82, -28, 12, palette.hairline),
      circle(268, -28, 12, palette.hairline),
      circle(336, -58, 9, palette.glow),
      rect(0, -62, 14, 18, palette.stripe, 4),
    ].join(''),
  )
}

export function drawBicycle(x: number, y: number): string {
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="-44" r="42" fill="none" stroke="${palette.hairline}" stroke-width="7"/>`
  return at(
    x,
    y,
    [
      wheel(44),
      wheel(196),
      line('M44 -44L88 -112H166L120 -44H44M120 -44L84 -124M196 -44L160 -132H190', palette.coin, 8),
      line('M68 -128H104', palette.hairline, 10),
      circle(120, -44, 9, palette.hairline),
      inked(rect(178, -128, 54, 36, palette.edge, 6)),
    ].join(''),
  )
}

export function drawBunting(from: number, to: number, y: number): string {
  const count = Math.round((to - from) / 70)
  const step = (to - from) / count
  const sag = (share: number) => y + 200 * share * (1 - share)
  return [
    line(`M${from} ${y}Q${(from + to) / 2} ${y + 100} ${to} ${y}`, palette.slate, 4),
    repeat(count - 1, (index) => {
      const share = (index + 1) / count
      return circle(
        from + step * (index + 1),
        sag(share) + 12,
        11,
        index % 3 === 1 ? palette.foam : palette.glow,
      )
    }),
  ].join('')
}
