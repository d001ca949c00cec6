import { palette } from './palette.ts'

/** Shapes are strings of SVG; a picture is some of them, the farthest first. */
export function picture(width: number, height: number, ...shapes: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes.join('')}</svg>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

export function ring(x: number, y: number, radius: number, colour: string, width = 6): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`
}

export function line(path: string, colour: string, width = 6): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Filled shapes with the family's ink line round each. */
export function inked(...shapes: string[]): string {
  return inkedBy(6, ...shapes)
}

/** The ink of that width: a part drawn larger takes a thinner one and looks of the same hand. */
export function inkedBy(width: number, ...shapes: string[]): string {
  return `<g stroke="${palette.night}" stroke-width="${width}" stroke-linejoin="round">${shapes.join('')}</g>`
}

export function at(x: number, y: number, content: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`
}

export function turned(x: number, y: number, degrees: number, content: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${content}</g>`
}

export function mirrored(width: number, content: string): string {
  return `<g transform="translate(${width} 0) scale(-1 1)">${content}</g>`
}

/** Each shape for itself: a group's opacity would cost a layer as large as the picture. */
export function faint(opacity: number, ...shapes: string[]): string {
  return `<g fill-opacity="${opacity}" stroke-opacity="${opacity}">${shapes.join('')}</g>`
}

/** Only what lies within the circle; the id must be the picture's own. */
export function withinCircle(
  id: string,
  x: number,
  y: number,
  radius: number,
  content: string,
): string {
  return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** What a picture is about, wherever it is cropped: a part of its own in `picture`. */
export function subject(...shapes: string[]): string {
  return `<g class="subject">${shapes.join('')}</g>`
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** The same scattered numbers from 0 to 1 for the same seed, so that a picture never changes. */
export function scatter(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
