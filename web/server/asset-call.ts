import { knownChangeHeader } from '@washhouse/contract/client/content-client'
import { serviceTokenHeader, visitorAddressHeader } from '@washhouse/serving/client-address'
import type { AssetHead, StoredAsset } from './asset-file.ts'
import type { AssetRequest } from './asset-query.ts'

/** The content service's answer about an image. */
export type AssetReply =
  | { kind: 'unchanged'; asset: StoredAsset }
  | { kind: 'new'; head: AssetHead; body: Buffer }
  | { kind: 'refused' }
  /** Not public, or no longer cacheable: needs a request per visitor. */
  | { kind: 'private' }
  | { kind: 'away' }

/** Requests an image for the visitor; the content service answers 304 if `stored` is current. */
export async function askForAsset(
  {
    contentUrl,
    serviceToken,
    knownChange,
  }: { contentUrl: string; serviceToken: string; knownChange: () => string | undefined },
  { id, search }: AssetRequest,
  stored: StoredAsset | undefined,
  { address, signal }: { address: string; signal: AbortSignal },
): Promise<AssetReply> {
  const known = knownChange()
  const response = await fetch(`${contentUrl}/assets/${id}${search}`, {
    headers: {
      [serviceTokenHeader]: serviceToken,
      [visitorAddressHeader]: address,
      ...(known && { [knownChangeHeader]: known }),
      ...(stored && { 'if-none-match': stored.etag }),
    },
    signal,
  })
  if (response.status === 304 && stored) return { kind: 'unchanged', asset: stored }
  if (!response.ok || isPrivate(response)) {
    await response.body?.cancel()
    if (response.ok || response.status === 401) return { kind: 'private' }
    const isDefinite = response.status < 500 && response.status !== 429
    return isDefinite ? { kind: 'refused' } : { kind: 'away' }
  }
  const body = Buffer.from(await response.arrayBuffer())
  return { kind: 'new', head: headOf(response), body }
}

function isPrivate(response: Response): boolean {
  return /private|no-store/.test(response.headers.get('cache-control') ?? '')
}

function headOf(response: Response): AssetHead {
  return {
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    etag: response.headers.get('etag') ?? '',
    disposition: response.headers.get('content-disposition') ?? 'inline',
  }
}
