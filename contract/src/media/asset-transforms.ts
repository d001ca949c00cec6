/** The allow-list of transforms that `/assets/{id}` takes; anything else is answered with 400. */
export const assetTransforms = {
  width: [64, 160, 320, 480, 640, 960, 1280, 1600, 2000],
  height: [64, 160, 320, 480, 640, 960, 1280, 1600, 2000],
  fit: ['cover', 'inside', 'contain'],
  quality: [60, 75, 85],
  format: ['webp', 'jpg', 'png', 'avif'],
} as const

export type AssetWidth = (typeof assetTransforms.width)[number]
export type AssetFit = (typeof assetTransforms.fit)[number]
export type AssetFormat = (typeof assetTransforms.format)[number]
export type AssetQuality = (typeof assetTransforms.quality)[number]

/** A transform of a picture, never enlarging; sizes in pixels. */
export interface AssetTransform {
  width?: AssetWidth
  height?: AssetWidth
  fit?: AssetFit
  quality?: AssetQuality
  format?: AssetFormat
}
