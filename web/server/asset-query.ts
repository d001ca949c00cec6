import { assetTransforms } from '@washhouse/contract/media/asset-transforms'

/** A picture's address in one spelling: the id, and the transform in a fixed order. */
export interface AssetRequest {
  id: string
  search: string
}

export type AssetCheck =
  | { kind: 'ok'; asset: AssetRequest }
  | { kind: 'unknown' }
  | { kind: 'bad'; reason: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const allowed: Record<string, readonly (string | number)[]> = assetTransforms

/** Reads `/assets/{id}?…`; anything outside the allow-list is refused before it costs anything. */
export function parseAssetUrl(url: URL): AssetCheck {
  const [, , id = '', ...rest] = url.pathname.split('/')
  if (!uuid.test(id) || rest.length > 1) return { kind: 'unknown' }
  const parts: string[] = []
  for (const [name, values] of Object.entries(allowed)) {
    const [given, ...more] = url.searchParams.getAll(name)
    if (given === undefined) continue
    if (more.length > 0 || !values.map(String).includes(given))
      return { kind: 'bad', reason: `"${name}" has a value that is not allowed.` }
    parts.push(`${name}=${given}`)
  }
  const search = parts.length > 0 ? `?${parts.join('&')}` : ''
  return { kind: 'ok', asset: { id, search } }
}
