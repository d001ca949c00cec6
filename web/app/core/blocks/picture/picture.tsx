import type { MediaId } from '@washhouse/contract/media/media.contract'
import { assetAddress, offeredWidths } from './asset-address.ts'

interface PictureProps {
  id: MediaId
  /** Empty if the text next to it already describes it. */
  alt: string
  /** Maximum size in CSS pixels; reserves the space before the image arrives. */
  width: number
  height: number
  /** Rendered width, as in `sizes`; defaults to `width`. */
  sizes?: string
  /** eager: fetched with the page, after the text; first: before the scripts, as the main content of the page. */
  loading?: 'lazy' | 'eager' | 'first'
}

/** A stored image, cropped by CSS (`object-fit`). */
export function Picture({ id, alt, width, height, sizes, loading = 'lazy' }: PictureProps) {
  const widths = offeredWidths(width)
  const addressFor = (candidate: (typeof widths)[number]) =>
    assetAddress(id, { width: candidate, format: 'webp' })
  const smallest = widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? 640
  return (
    <img
      className="picture"
      src={addressFor(smallest)}
      srcSet={widths.map((candidate) => `${addressFor(candidate)} ${candidate}w`).join(', ')}
      sizes={sizes ?? `${width}px`}
      width={width}
      height={height}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      decoding="async"
      {...(loading === 'first' ? { fetchPriority: 'high' as const } : {})}
    />
  )
}
