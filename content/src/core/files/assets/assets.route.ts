import { basename } from 'node:path'
import { readAssetTransform } from '@washhouse/contract/media/read-asset-transform'
import { invalidQuery, WireError } from '@washhouse/contract/wire/errors'
import { parseRange } from '@washhouse/serving/byte-range'
import { resourcePolicyHeader, sandboxCsp } from '@washhouse/serving/security-headers'
import { matches } from '@washhouse/serving/stored-answer'
import type { Context, Hono } from 'hono'
import type { BasePayload } from 'payload'
import type { OpenedFile } from '../../../platform/files/file-store.ts'
import { log } from '../../../platform/log.ts'
import { answerFile } from '../answer-file.ts'
import { type AssetRecord, createAssetFinder, type FilesOfAreas } from './asset-access.ts'
import { contentDisposition } from '../file-name.ts'
import { startBytes } from '../file-type.ts'
import { createImageVariants, chooseVariant, type Variant } from './image-variants.ts'
import { createFetchCounter } from '../library/count-fetch.ts'
import { isShown, libraryKindOf, type LibraryKind, libraryTypes } from '../library/library-type.ts'

const maxAgeSeconds = 2_592_000

/**
 * `GET /assets/{id}[/{name}]`: a stored file, or an image variant that the table of transforms allows. Readers of a library
 * file follow from its uses, readers of a private file from its feature.
 */
export function registerAssets(app: Hono, payload: BasePayload, ofAreas: FilesOfAreas): void {
  const findAsset = createAssetFinder(payload, ofAreas)
  const drawnPicture = createImageVariants()
  const countFetch = createFetchCounter(payload)

  const answer = async (context: Context): Promise<Response> => {
    const { transform, isDownload } = parseAssetQuery(new URL(context.req.url).searchParams)
    const asset = await findAsset(context.req.param('id') ?? '', context.req.raw.headers)
    const file = await openAsset(context, asset)
    const source = libraryKindOf(file.head, asset.filename)
    const variant = chooseVariant(asset, source, transform)
    const kind = variant.kind === 'redrawn' ? variant.output : source
    const name = context.req.param('name') ?? asset.name
    const headers = assetHeaders(asset, variant, kind, { isDownload, name })
    if (isUnchanged(context, variant)) return new Response(null, { status: 304, headers })
    if (variant.kind === 'original') {
      const sent = sendOriginal(context, file, variant, headers)
      if (asset.fetchedBy !== undefined && hasBeginning(context, sent))
        countFetch(asset.id, asset.fetchedBy)
      return sent
    }
    return sendBytes(context, await drawnPicture(context, asset, variant), headers)
  }
  app.get('/assets/:id', answer)
  app.get('/assets/:id/:name', answer)
}

/** Parameters of the reference service that are not supported: the whole file would be a wrong answer. */
const refusedParameters = ['key', 'transforms']

/** Throws INVALID_QUERY naming a repeated or invalid parameter. */
function parseAssetQuery(parameters: URLSearchParams) {
  const refused = refusedParameters.find((name) => parameters.has(name))
  if (refused) throw invalidQuery(`"${refused}" is not supported`)
  const checked = readAssetTransform(parameters)
  if (checked.kind === 'bad') throw invalidQuery(checked.reason)
  return { transform: checked.transform, isDownload: parameters.has('download') }
}

async function openAsset(
  context: Context,
  { id, store, filename }: AssetRecord,
): Promise<OpenedFile> {
  const file = await store.open(basename(filename), startBytes)
  if (file) return file
  log.error({ file: id }, 'a stored file is not there')
  context.header('retry-after', '2')
  throw new WireError('SERVICE_UNAVAILABLE', 'The file is being changed, try again.')
}

function assetHeaders(
  asset: AssetRecord,
  variant: Variant,
  kind: LibraryKind | undefined,
  { isDownload, name }: { isDownload: boolean; name: string },
): Headers {
  const isInline = kind !== undefined && isShown(kind) && !isDownload
  return new Headers({
    'content-type': kind ? libraryTypes[kind] : 'application/octet-stream',
    'content-disposition': contentDisposition(isInline ? 'inline' : 'attachment', name),
    // Private files are never cached: the back button must not show them after signing out.
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

function sendOriginal(
  context: Context,
  file: OpenedFile,
  { etag }: Variant,
  headers: Headers,
): Response {
  const isSame = [undefined, etag].includes(context.req.header('if-range'))
  const given = isSame ? context.req.header('range') : undefined
  const range = parseRange(given, file.size)
  if (range.kind === 'bad') {
    context.header('content-range', `bytes */${file.size}`)
    const text = `Range "${given}" is invalid or the file's size doesn't match the requested range.`
    throw new WireError('RANGE_NOT_SATISFIABLE', text, { range: given })
  }
  return answerFile(file, { range, headers, isHead: isHead(context) })
}

/** True if the response includes the first byte of the file. */
function hasBeginning(context: Context, { status, headers }: Response): boolean {
  if (isHead(context)) return false
  return status === 200 || headers.get('content-range')?.startsWith('bytes 0-') === true
}

function sendBytes(context: Context, bytes: Buffer, headers: Headers): Response {
  headers.set('content-length', String(bytes.length))
  return new Response(isHead(context) ? null : new Uint8Array(bytes), { headers })
}

function isHead(context: Context): boolean {
  return context.req.raw.method === 'HEAD'
}
