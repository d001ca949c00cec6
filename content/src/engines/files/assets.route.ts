import { openAsBlob } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { WireError } from '@washhouse/contract/wire/errors'
import { sandboxCsp } from '@washhouse/serving/security-headers'
import { matches } from '@washhouse/serving/stored-answer'
import type { Context, Hono } from 'hono'
import type { BasePayload } from 'payload'
import { env } from '../../ground/env.ts'
import { log } from '../../ground/log.ts'
import { type FileKind, kindOfFile, mimeTypes } from './file-type.ts'
import { parseAssetQuery } from './asset-query.ts'
import { type AssetRecord, findAsset, requireReader } from './asset-record.ts'
import { parseRange } from '@washhouse/serving/byte-range'
import { contentDisposition } from './file-name.ts'
import { chooseVariant, redraw, type Variant } from './variant.ts'
import { createVariantStore } from './variant-store.ts'
import { createWorkQueue, QueueFullError } from '../work/work-queue.ts'

const maxAgeSeconds = 2_592_000

interface StoredFile {
  path: string
  size: number
  kind: FileKind | undefined
}

interface Options {
  mediaDir?: string
  cacheDir?: string
  maxCacheBytes?: number
  waiting?: number
}

/** `GET /assets/{id}[/{name}]`: a stored file, or a picture redrawn to a size of the allow-list. */
export function registerAssets(
  app: Hono,
  payload: BasePayload,
  {
    mediaDir = env.mediaDir,
    cacheDir = join(env.cacheDir, 'assets'),
    maxCacheBytes = 1024 ** 3,
    waiting = 64,
  }: Options = {},
): void {
  const store = createVariantStore({ folder: cacheDir, maxBytes: maxCacheBytes })
  const queue = createWorkQueue({ running: 2, waiting })
  const drawing = new Map<string, Promise<Buffer>>()

  const answer = async (context: Context): Promise<Response> => {
    const { transform, isDownload } = parseAssetQuery(new URL(context.req.url).searchParams)
    const asset = await findAsset(payload, context.req.param('id') ?? '')
    await requireReader(payload, asset, context.req.raw.headers)
    const file = await inspect(join(mediaDir, basename(asset.filename)))
    const variant = chooseVariant(asset, file.kind, transform)
    const kind = variant.kind === 'redrawn' ? variant.output : file.kind
    const name = context.req.param('name') ?? asset.filename
    const headers = assetHeaders(asset, variant, kind, { isDownload, name })
    if (isUnchanged(context, variant)) return new Response(null, { status: 304, headers })
    if (variant.kind === 'original') return await sendOriginal(context, file, variant, headers)
    return sendBytes(context, await draw(context, file, variant), headers)
  }
  app.get('/assets/:id', answer)
  app.get('/assets/:id/:name', answer)

  /** From the cache, from whoever draws the same at this moment, or drawn now. */
  async function draw(
    context: Context,
    file: StoredFile,
    { name, output, transform }: Extract<Variant, { kind: 'redrawn' }>,
  ): Promise<Buffer> {
    const cached = await store.read(name)
    if (cached) return cached
    const running = drawing.get(name) ?? start()
    try {
      return await running
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      context.header('retry-after', '2')
      throw new WireError('SERVICE_UNAVAILABLE', 'Too many pictures are being drawn, try again.')
    }

    function start(): Promise<Buffer> {
      const work = queue.run(async () => {
        const bytes = await redraw(file.path, transform, output)
        await store.write(name, bytes).catch((error: unknown) => {
          log.warn({ err: error }, 'a picture could not be kept')
        })
        return bytes
      })
      drawing.set(name, work)
      const forget = () => drawing.delete(name)
      work.then(forget, forget)
      return work
    }
  }
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
