import {
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

/** A picture as social networks and search engines fetch it: large, and in a format that all of them read. */
export function sharePictureAddress(origin: string, id: MediaId): string {
  return origin + assetAddress(id, { width: 1280, format: 'jpg' })
}

/** The allowed widths that are worth offering for a picture drawn up to `width` CSS pixels wide. */
export function offeredWidths(width: number): AssetWidth[] {
  const enough = assetWidths.findIndex((allowed) => allowed >= width * 2)
  const last = enough === -1 ? assetWidths.length - 1 : enough
  return assetWidths.filter(
    (allowed, index) => index <= last && (allowed >= width / 2 || index === last),
  )
}
