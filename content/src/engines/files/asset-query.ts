import { readAssetTransform } from '@washhouse/contract/media/read-asset-transform'
import { invalidQuery } from '@washhouse/contract/wire/errors'

/** The reference service's own that are not offered: the whole file instead would be no answer. */
const refusedParameters = ['key', 'transforms']

/** Reads what is asked for; throws INVALID_QUERY naming a parameter that is repeated or does not fit. */
export function parseAssetQuery(parameters: URLSearchParams) {
  const refused = refusedParameters.find((name) => parameters.has(name))
  if (refused) throw invalidQuery(`"${refused}" is not supported`)
  const checked = readAssetTransform(parameters)
  if (checked.kind === 'bad') throw invalidQuery(checked.reason)
  return { transform: checked.transform, isDownload: parameters.has('download') }
}
