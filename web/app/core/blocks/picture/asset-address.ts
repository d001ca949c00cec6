import {
  assetShare,
  assetWidths,
  type AssetTransform,
  type AssetWidth,
} from '@washhouse/contract/media/asset-transforms'
import type { MediaId } from '@washhouse/contract/media/media.contract'

/** Address of a stored image on this website; the contract lists the allowed transforms. */
export function assetAddress(id: MediaId, transform: AssetTransform): string {
  const query = new URLSearchParams(
    Object.entries(transform).map(([name, value]) => [name, String(value)]),
  )
  return `/assets/${id}?${query}`
}

/** For search engines: the whole image, large, in a common format. */
export function wholePictureAddress(origin: string, id: MediaId): string {
  return origin + assetAddress(id, { width: 1280, format: 'jpg' })
}

/** For link previews of social networks, in their aspect ratio. */
export function sharePicture(origin: string, id: MediaId) {
  const { width, height } = assetShare
  return { address: origin + assetAddress(id, assetShare), type: 'image/jpeg', width, height }
}

/** The allowed widths that are useful for an image of up to `width` CSS pixels. */
export function offeredWidths(width: number): AssetWidth[] {
  const enough = assetWidths.findIndex((allowed) => allowed >= width * 2)
  const last = enough === -1 ? assetWidths.length - 1 : enough
  return assetWidths.filter(
    (allowed, index) => index <= last && (allowed >= width / 2 || index === last),
  )
}
