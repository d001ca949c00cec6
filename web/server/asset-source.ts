import type { AssetRequest } from './asset-query.ts'
import type { openAssetStore, StoredAsset } from './asset-store.ts'

export type AssetAnswer =
  | { kind: 'asset'; asset: StoredAsset }
  | { kind: 'refused'; status: number }
  | { kind: 'away' }

interface AssetSourceOptions {
  contentUrl: string
  store: Awaited<ReturnType<typeof openAssetStore>>
  fetch?: typeof fetch
  onError(error: unknown): void
}

const deadlineMs = 10_000

/**
 * Pictures from the disk while they are known to be current, else from the content service, which
 * answers 304 when nothing changed. While it is away, what the disk has is good enough.
 */
export function createAssetSource(options: AssetSourceOptions) {
  const { contentUrl, store, onError } = options
  const send = options.fetch ?? fetch
  const flights = new Map<string, Promise<AssetAnswer>>()
  const checkedAt = new Map<string, number>()
  const purgedAt = new Map<string, number>()
  let allPurgedAt = 0
  let clock = 0

  /** Marks pictures as possibly changed: they are asked for again before they are served. */
  function purge(ids: readonly string[]): void {
    clock += 1
    for (const id of ids) purgedAt.set(id, clock)
  }

  function purgeAll(): void {
    clock += 1
    allPurgedAt = clock
    purgedAt.clear()
    checkedAt.clear()
  }

  async function read(asset: AssetRequest): Promise<AssetAnswer> {
    const key = `${asset.id}${asset.search}`
    const stored = await store.read(asset)
    const needed = Math.max(allPurgedAt, purgedAt.get(asset.id) ?? 0)
    if (stored && (checkedAt.get(key) ?? -1) >= needed) return { kind: 'asset', asset: stored }
    const flight = flights.get(key) ?? launch(key, asset, stored)
    return await flight
  }

  function launch(key: string, asset: AssetRequest, stored: StoredAsset | undefined) {
    const startedAt = clock
    const flight = ask(asset, stored)
      .then((answer) => {
        if (answer.kind !== 'away') checkedAt.set(key, startedAt)
        return answer.kind === 'away' && stored
          ? ({ kind: 'asset', asset: stored } as const)
          : answer
      })
      .finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  async function ask(asset: AssetRequest, stored: StoredAsset | undefined): Promise<AssetAnswer> {
    try {
      const response = await send(`${contentUrl}/assets/${asset.id}${asset.search}`, {
        headers: stored ? { 'if-none-match': stored.etag } : {},
        signal: AbortSignal.timeout(deadlineMs),
      })
      if (response.status === 304 && stored) return { kind: 'asset', asset: stored }
      if (response.status >= 500) return { kind: 'away' }
      if (!response.ok) {
        await store.remove(asset)
        return { kind: 'refused', status: response.status }
      }
      const fetched = await toStored(response)
      await store.write(asset, fetched)
      return { kind: 'asset', asset: fetched }
    } catch (error) {
      onError(error)
      return { kind: 'away' }
    }
  }

  return { read, purge, purgeAll }
}

async function toStored(response: Response): Promise<StoredAsset> {
  return {
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    etag: response.headers.get('etag') ?? '',
    disposition: response.headers.get('content-disposition') ?? 'inline',
    body: Buffer.from(await response.arrayBuffer()),
  }
}
