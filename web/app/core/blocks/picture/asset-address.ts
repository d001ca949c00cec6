import {
  assetShare,
  assetWidths,
  type AssetTransform,
  type AssetWidth,
} from '@washhouse/contract/media/asset-transforms'
import type { MediaId } from '@washhouse/contract/media/media.contract'

/** Address of a stored picture on this website, transformed as the contract's table allows. */
export function assetAddress(id: MediaId, transform: AssetTransform): string {
  const query = new URLSearchParams(
    Object.entries(transform).map(([name, value]) => [name, String(value)]),
  )
  return `/assets/${id}?${query}`
}

/** A picture as search engines fetch it: whole, large, and in a format that all of them read. */
export function wholePictureAddress(origin: string, id: MediaId): string {
  return origin + assetAddress(id, { width: 1280, format: 'jpg' })
}

/** A picture as those who show a shared link fetch it: in the shape that they show. */
export function sharePicture(origin: string, id: MediaId) {
  const { width, height } = assetShare
  return { address: origin + assetAddress(id, assetShare), type: 'image/jpeg', width, height }
}

/** The allowed widths that are worth offering for a picture drawn up to `width` CSS pixels wide. */
export function offeredWidths(width: number): AssetWidth[] {
  const enough = assetWidths.findIndex((allowed) => allowed >= width * 2)
  const last = enough === -1 ? assetWidths.length - 1 : enough
  return assetWidths.filter(
    (allowed, index) => index <= last && (allowed >= width / 2 || index === last),
  )
}
