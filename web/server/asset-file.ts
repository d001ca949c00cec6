import type { Readable } from 'node:stream'
import type { ChecksummedFile } from '@washhouse/serving/checksummed-file'
import { z } from 'zod'

/** The content service's metadata of an image. */
export interface AssetHead {
  contentType: string
  etag: string
  disposition: string
}

export interface StoredAsset extends AssetHead {
  size: number
  /** The bytes from `start` to `end`, both included. */
  open(start: number, end: number): Promise<Buffer | Readable>
}

const headSchema = z.object({
  contentType: z.string(),
  etag: z.string(),
  disposition: z.string(),
  size: z.number(),
})

export function inMemory(head: AssetHead, body: Buffer): StoredAsset {
  return {
    ...head,
    size: body.length,
    open: (start, end) => Promise.resolve(body.subarray(start, end + 1)),
  }
}

/** One line of JSON, followed by the bytes. */
export function printAssetFile(head: AssetHead, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, size: body.length })}\n`), body])
}

/** @throws if the content is invalid. */
export function readAssetFile(file: ChecksummedFile): StoredAsset {
  const bodyStart = file.start.indexOf('\n') + 1
  const { size, ...head } = headSchema.parse(JSON.parse(file.start.toString('utf8', 0, bodyStart)))
  if (bodyStart + size !== file.size) throw new Error('a cached image is incomplete')
  if (file.start.length === file.size) return inMemory(head, file.start.subarray(bodyStart))
  return { ...head, size, open: (from, to) => file.stream(bodyStart + from, bodyStart + to) }
}
