import { openAsBlob } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { WireError } from '@washhouse/contract/wire/errors'
import { resourcePolicyHeader, sandboxCsp } from '@washhouse/serving/security-headers'
import { matches } from '@washhouse/serving/stored-answer'
import type { Context, Hono } from 'hono'
import type { BasePayload } from 'payload'
import { type FileKind, kindOfFile, mimeTypes } from './file-type.ts'
import { parseAssetQuery } from './asset-query.ts'
import { type AssetRecord, findAsset, requireReader } from './asset-record.ts'
import { parseRange } from '@washhouse/serving/byte-range'
import { contentDisposition } from './file-name.ts'
import { createDrawnPictures } from './drawn-pictures.ts'
import { chooseVariant, type Variant } from './variant.ts'

const maxAgeSeconds = 2_592_000

interface StoredFile {
  path: string
  size: number
  kind: FileKind | undefined
}

/** `GET /assets/{id}[/{name}]`: a stored file, or a picture redrawn as the table of transforms allows. */
export function registerAssets(app: Hono, payload: BasePayload): void {
  const drawnPicture = createDrawnPictures()

  const answer = async (context: Context): Promise<Response> => {
    const { transform, isDownload } = parseAssetQuery(new URL(context.req.url).searchParams)
    const asset = await findAsset(payload, context.req.param('id') ?? '')
    await requireReader(payload, asset, context.req.raw.headers)
    const file = await inspect(join(asset.folder, basename(asset.filename)))
    const variant = chooseVariant(asset, file.kind, transform)
    const kind = variant.kind === 'redrawn' ? variant.output : file.kind
    const name = context.req.param('name') ?? asset.filename
    const headers = assetHeaders(asset, variant, kind, { isDownload, name })
    if (isUnchanged(context, variant)) return new Response(null, { status: 304, headers })
    if (variant.kind === 'original') return await sendOriginal(context, file, variant, headers)
    return sendBytes(context, await drawnPicture(context, file.path, variant), headers)
  }
  app.get('/assets/:id', answer)
  app.get('/assets/:id/:name', answer)
}

/** What the file on disk is, by its own bytes. */
async function inspect(path: string): Promise<StoredFile> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read({ buffer: Buffer.alloc(32), length: 32, position: 0 })
    return { path, size, kind: kindOfFile(buffer) }
  } finally {
    await file.close()
  }
}

function assetHeaders(
  asset: AssetRecord,
  variant: Variant,
  kind: FileKind | undefined,
  { isDownload, name }: { isDownload: boolean; name: string },
): Headers {
  const isInline = kind !== undefined && !isDownload
  return new Headers({
    'content-type': kind ? mimeTypes[kind] : 'application/octet-stream',
    'content-disposition': contentDisposition(isInline ? 'inline' : 'attachment', name),
    'cache-control': asset.isPrivate ? 'private, no-store' : `public, max-age=${maxAgeSeconds}`,
    'content-security-policy': sandboxCsp,
    'x-content-type-options': 'nosniff',
    [resourcePolicyHeader]: asset.isPrivate ? 'same-origin' : 'cross-origin',
    'last-modified': asset.updatedAt.toUTCString(),
    etag: variant.etag,
    ...(variant.kind === 'original' ? { 'accept-ranges': 'bytes' } : {}),
  })
}

function isUnchanged(context: Context, { etag }: Variant): boolean {
  const given = context.req.header('if-none-match')
  return given !== undefined && matches(given, etag)
}

async function sendOriginal(
  context: Context,
  { path, size }: StoredFile,
  { etag }: Variant,
  headers: Headers,
): Promise<Response> {
  const isSame = [undefined, etag].includes(context.req.header('if-range'))
  const given = isSame ? context.req.header('range') : undefined
  const range = parseRange(given, size)
  if (range.kind === 'bad') {
    context.header('content-range', `bytes */${size}`)
    const text = `Range "${given}" is invalid or the file's size doesn't match the requested range.`
    throw new WireError('RANGE_NOT_SATISFIABLE', text, { range: given })
  }
  const isPart = range.kind === 'part'
  const { start, end } = isPart ? range : { start: 0, end: size - 1 }
  headers.set('content-length', String(end - start + 1))
  if (isPart) headers.set('content-range', `bytes ${start}-${end}/${size}`)
  const status = isPart ? 206 : 200
  if (isHead(context) || size === 0) return new Response(null, { status, headers })
  const file = await openAsBlob(path)
  return new Response(file.slice(start, end + 1), { status, headers })
}

function sendBytes(context: Context, bytes: Buffer, headers: Headers): Response {
  headers.set('content-length', String(bytes.length))
  return new Response(isHead(context) ? null : new Uint8Array(bytes), { headers })
}

// Hono drops the body of a HEAD: nothing may be left open for it.
function isHead(context: Context): boolean {
  return context.req.raw.method === 'HEAD'
}
