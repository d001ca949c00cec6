import { createHash } from 'node:crypto'
import type { AssetTransform } from '@washhouse/contract/media/asset-transforms'
import type { PictureKind } from '../drawing/picture-limits.ts'
import { isPicture } from '../file-type.ts'
import type { LibraryKind } from '../library/library-type.ts'

// Part of every variant's name: raise it when the same transform gives other bytes.
const drawingVersion = 3

export interface RedrawnVariant {
  kind: 'redrawn'
  etag: string
  name: string
  output: PictureKind
  width: number
  height: number | undefined
}

/** A version of a file: the bytes as stored, or a picture redrawn from them. */
export type Variant = { kind: 'original'; etag: string } | RedrawnVariant

export function chooseVariant(
  asset: { id: string; updatedAt: Date },
  source: LibraryKind | undefined,
  transform: AssetTransform | undefined,
): Variant {
  const stamp = `${asset.id}-${asset.updatedAt.getTime().toString(36)}`
  if (!transform || source === undefined || !isPicture(source))
    return { kind: 'original', etag: etagOf(stamp) }
  const output = transform.format ?? source
  const { width } = transform
  const height = 'height' in transform ? transform.height : undefined
  const name = `${stamp}-${drawingVersion}-${width}x${height ?? 0}.${output}`
  return { kind: 'redrawn', etag: etagOf(name), name, output, width, height }
}

function etagOf(name: string): string {
  return `"${createHash('sha256').update(name).digest('base64url').slice(0, 27)}"`
}
