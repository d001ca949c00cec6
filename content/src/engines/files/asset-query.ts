import { type AssetTransform, assetTransforms } from '@washhouse/contract/media/asset-transforms'
import { invalidQuery } from '@washhouse/contract/wire/errors'

/** The reference service's own that are not offered: the whole file instead would be no answer. */
const refusedParameters = ['key', 'transforms']

/** Reads a transform; throws INVALID_QUERY naming a parameter that is repeated or not on the list. */
export function parseAssetQuery(parameters: URLSearchParams) {
  const refused = refusedParameters.find((name) => parameters.has(name))
  if (refused) throw invalidQuery(`"${refused}" is not supported`)
  const transform: AssetTransform = {}
  const width = pick(parameters, 'width', assetTransforms.width)
  if (width !== undefined) transform.width = width
  const height = pick(parameters, 'height', assetTransforms.height)
  if (height !== undefined) transform.height = height
  const quality = pick(parameters, 'quality', assetTransforms.quality)
  if (quality !== undefined) transform.quality = quality
  const fit = pick(parameters, 'fit', assetTransforms.fit)
  if (fit !== undefined) transform.fit = fit
  const format = pick(parameters, 'format', assetTransforms.format)
  if (format !== undefined) transform.format = format
  return { transform, isDownload: parameters.has('download') }
}

function pick<Value extends number | string>(
  parameters: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const [given, ...more] = parameters.getAll(name)
  if (more.length > 0) throw invalidQuery(`"${name}" must be given once`)
  if (given === undefined) return undefined
  const value = allowed.find((each) => String(each) === given)
  if (value === undefined) throw invalidQuery(`"${name}" must be one of [${allowed.join(', ')}]`)
  return value
}
