import { assetTransforms } from '@washhouse/contract/media/asset-transforms'

/** A picture's address in one spelling: the id, and the transform in a fixed order. */
export interface AssetRequest {
  id: string
  search: string
}

export type AssetCheck = { kind: 'ok'; asset: AssetRequest } | { kind: 'bad'; reason: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const allowed: Record<string, readonly (string | number)[]> = assetTransforms

/** Reads `/assets/{id}?…`; anything outside the allow-list is refused before it costs anything. */
export function parseAssetUrl(url: URL): AssetCheck {
  const id = url.pathname.split('/')[2] ?? ''
  if (!uuid.test(id)) return { kind: 'bad', reason: 'There is no such file.' }
  const parts: string[] = []
  for (const name of Object.keys(allowed)) {
    const values = url.searchParams.getAll(name)
    if (values.length === 0) continue
    const [value = ''] = values
    const isAllowed = values.length === 1 && allowed[name]?.map(String).includes(value)
    if (!isAllowed) return { kind: 'bad', reason: `"${name}" has a value that is not allowed.` }
    parts.push(`${name}=${value}`)
  }
  const search = parts.length > 0 ? `?${parts.join('&')}` : ''
  return { kind: 'ok', asset: { id, search } }
}
