import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { AssetSquare } from '@washhouse/contract/media/asset-transforms'
import { assetAddress } from '../picture/asset-address.ts'

interface SiteIcon {
  src: string
  sizes: string
  type: string
}

interface SiteIcons {
  /** For browser tabs: the preferred icon. */
  tab: SiteIcon
  /** For the home screen of an iPhone. */
  touch: string
  icons: readonly SiteIcon[]
  /** May be cut to any shape: nothing important is near the edge. */
  maskable: readonly SiteIcon[]
}

const drum: SiteIcons = {
  tab: { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  touch: '/apple-touch-icon.png',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
  maskable: [{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png' }],
}

export function siteIcons(icon: MediaId | null): SiteIcons {
  if (!icon) return drum
  const inSize = (size: AssetSquare): SiteIcon => ({
    src: assetAddress(icon, { width: size, height: size, format: 'png' }),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return {
    tab: inSize(64),
    touch: inSize(320).src,
    icons: [inSize(320), inSize(640)],
    maskable: [],
  }
}
