import { addProtocol, type RequestTransformFunction } from 'maplibre-gl'

const scheme = 'through-page'

/**
 * Tiles come in through the page, whose policy names the one host that they may come from; the
 * worker, which would load them otherwise, may load nothing at all.
 */
export const throughPage: RequestTransformFunction = (url, type) =>
  type === 'Tile' && url.startsWith('https:') ? { url: `${scheme}:${url.slice(6)}` } : { url }

addProtocol(scheme, async ({ url }, { signal }) => {
  const response = await fetch(`https:${url.slice(scheme.length + 1)}`, { signal })
  if (!response.ok) throw new Error(`a tile of the map answered ${response.status}`)
  return { data: await response.arrayBuffer() }
})
