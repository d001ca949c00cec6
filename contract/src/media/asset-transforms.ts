/** Widths of all images in pixels, never enlarged: in the stored format, WebP or JPEG. */
export const assetWidths = [64, 160, 320, 480, 640, 960, 1280, 1600, 2000] as const
/** Also in AVIF, which is expensive to encode. */
export const assetAvifWidths = [320, 640, 1280] as const
/** Also in PNG, which is large. */
export const assetPngWidths = [320, 640] as const
/** Sides of centred square crops: in the stored format or PNG. */
export const assetSquares = [64, 320, 640] as const
/** Centred crop for link previews, in JPEG for compatibility. */
export const assetShare = { width: 1200, height: 630, format: 'jpg' } as const

export type AssetWidth = (typeof assetWidths)[number]
export type AssetSquare = (typeof assetSquares)[number]

/** Image variants of `/assets/{id}`. The list is closed, so that nobody can request thousands of variants of an image. */
export type AssetTransform =
  | { width: AssetWidth; format?: 'webp' | 'jpg' }
  | { width: (typeof assetAvifWidths)[number]; format: 'avif' }
  | { width: (typeof assetPngWidths)[number]; format: 'png' }
  | { width: AssetSquare; height: AssetSquare; format?: 'png' }
  | typeof assetShare
