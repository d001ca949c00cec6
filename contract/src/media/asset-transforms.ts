/** Widths in which any picture comes, in pixels and never enlarged: as it is stored, in WebP or JPEG. */
export const assetWidths = [64, 160, 320, 480, 640, 960, 1280, 1600, 2000] as const
/** Widths in which it also comes in AVIF, which is dear to draw. */
export const assetAvifWidths = [320, 640, 1280] as const
/** Widths in which it also comes in PNG, which is dear to send. */
export const assetPngWidths = [320, 640] as const
/** Sides of the squares it is cut to, around its middle: as it is stored or in PNG. */
export const assetSquares = [64, 320, 640] as const
/** What it is cut to, around its middle, for those who show a shared link: in JPEG, which all of them read. */
export const assetShare = { width: 1200, height: 630, format: 'jpg' } as const

export type AssetWidth = (typeof assetWidths)[number]
export type AssetSquare = (typeof assetSquares)[number]

/**
 * What `/assets/{id}` makes of a picture; there is no other, so that nobody can have a thousand
 * versions of one picture drawn.
 */
export type AssetTransform =
  | { width: AssetWidth; format?: 'webp' | 'jpg' }
  | { width: (typeof assetAvifWidths)[number]; format: 'avif' }
  | { width: (typeof assetPngWidths)[number]; format: 'png' }
  | { width: AssetSquare; height: AssetSquare; format?: 'png' }
  | typeof assetShare
