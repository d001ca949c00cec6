import { MediaId } from '@washhouse/contract/media/media.contract'
import { assetAddress, offeredWidths } from '../picture/asset-address.ts'

/** Widest that a text is set, in CSS pixels. */
const textWidth = 720

const assetPath = /^(?:https?:\/\/[^/]+)?\/assets\/(?<id>[0-9a-f-]{36})(?:[/?#]|$)/i

/**
 * A stored picture as pages show it: several widths, fetched when it comes into sight. None for a
 * picture from elsewhere, which the page's policy does not load.
 */
export function pictureAttributes(
  { src = '', alt = '', width = '', height = '' }: Record<string, string>,
  base: string,
): Record<string, string> {
  const id = MediaId.safeParse(assetPath.exec(src.trim())?.groups?.['id']?.toLowerCase())
  if (!id.success) return {}
  const widths = offeredWidths(textWidth)
  const addressFor = (candidate: (typeof widths)[number]) =>
    base + assetAddress(id.data, { width: candidate, format: 'webp' })
  return {
    src: addressFor(960),
    srcset: widths.map((candidate) => `${addressFor(candidate)} ${candidate}w`).join(', '),
    sizes: `(min-width: 48rem) ${textWidth}px, 92vw`,
    alt,
    ...(isSize(width) && isSize(height) && { width, height }),
    loading: 'lazy',
    decoding: 'async',
  }
}

function isSize(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text)
}
