import type { MediaId } from '@washhouse/contract/media/media.contract'
import { assetAddress, offeredWidths } from './asset-address.ts'

interface PictureProps {
  id: MediaId
  /** What it shows; empty when the words beside it say so already. */
  alt: string
  /** Largest size it is drawn at, in CSS pixels; keeps its place before it arrives. */
  width: number
  height: number
  /** How wide it is drawn, as in `sizes`; its width when left out. */
  sizes?: string
  /** eager: fetched with the page, after what is read; first: before the scripts, as it is what the page shows. */
  loading?: 'lazy' | 'eager' | 'first'
}

/** A stored picture, cropped by CSS (`object-fit`) to the place it has. */
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
