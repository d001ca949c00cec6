import type { AssetTransform } from '@washhouse/contract/media/asset-transforms'
import { readAssetTransform } from '@washhouse/contract/media/read-asset-transform'

/** An image's address in canonical form: the id, and the transform in a fixed order. */
export interface AssetRequest {
  id: string
  search: string
}

export type AssetCheck =
  | { kind: 'ok'; asset: AssetRequest }
  | { kind: 'unknown' }
  | { kind: 'bad'; reason: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Parses `/assets/{id}?…`; refuses a transform outside the table before it costs anything. */
export function parseAssetUrl(url: URL): AssetCheck {
  const [, , id = '', ...rest] = url.pathname.split('/')
  if (!uuid.test(id) || rest.length > 1) return { kind: 'unknown' }
  const checked = readAssetTransform(url.searchParams)
  if (checked.kind === 'bad') return checked
  return { kind: 'ok', asset: { id, search: searchOf(checked.transform) } }
}

function searchOf(transform: AssetTransform | undefined): string {
  if (!transform) return ''
  const parts = Object.entries(transform).map(([name, value]) => `${name}=${value}`)
  return `?${parts.join('&')}`
}
