import type { BilingualText } from '../../content/src/ground/languages/bilingual-text.ts'

export interface Drawing {
  /** Draws it as SVG, the same at every call. */
  render: () => string
  width: number
  height: number
  alt: BilingualText
}

/** Pictures of one size by what their names add to the family's: `news-` and `solar-roof`. */
export type Family = Record<string, Pick<Drawing, 'render' | 'alt'>>

export function inFamily(
  prefix: string,
  size: { width: number; height: number },
  family: Family,
): Record<string, Drawing> {
  return Object.fromEntries(
    Object.entries(family).map(([name, drawing]): [string, Drawing] => [
      `${prefix}-${name}`,
      { ...drawing, ...size },
    ]),
  )
}
