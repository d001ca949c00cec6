import {
  assetAvifWidths,
  assetPngWidths,
  assetShare,
  assetSquares,
  assetWidths,
  type AssetTransform,
} from './asset-transforms.ts'

/** All transforms. Including the stored file, an image has at most 40 variants. */
export const assetTransforms: readonly AssetTransform[] = [
  ...assetWidths.flatMap((width): AssetTransform[] => [
    { width },
    { width, format: 'webp' },
    { width, format: 'jpg' },
  ]),
  ...assetAvifWidths.map((width): AssetTransform => ({ width, format: 'avif' })),
  ...assetPngWidths.map((width): AssetTransform => ({ width, format: 'png' })),
  ...assetSquares.flatMap((side): AssetTransform[] => [
    { width: side, height: side },
    { width: side, height: side, format: 'png' },
  ]),
  assetShare,
]

/** All transforms as text, for error messages. */
export const assetTransformsInWords = [
  `width=${assetWidths.join('|')}, alone or with format=webp|jpg`,
  `width=${assetAvifWidths.join('|')} with format=avif`,
  `width=${assetPngWidths.join('|')} with format=png`,
  `width and height both ${assetSquares.join('|')}, alone or with format=png`,
  `width=${assetShare.width} and height=${assetShare.height} with format=${assetShare.format}`,
].join('; ')

/** The only quality; requesting it changes nothing. */
export const assetQuality = 75
/** Accepted with a width alone, where nothing is cropped; with a height only the first. */
export const assetFits = ['cover', 'inside', 'contain'] as const

const names = ['width', 'height', 'fit', 'quality', 'format'] as const
type Given = Partial<Record<(typeof names)[number], string>>

type AssetTransformCheck =
  /** Undefined: the file as stored. */
  | { kind: 'ok'; transform: AssetTransform | undefined }
  /** `reason` names the parameter. */
  | { kind: 'bad'; reason: string }

/** Parses the transform in the query of `/assets/{id}`; ignores other parameters. */
export function readAssetTransform(parameters: URLSearchParams): AssetTransformCheck {
  const given: Given = {}
  for (const name of names) {
    const [value, ...more] = parameters.getAll(name)
    if (more.length > 0) return { kind: 'bad', reason: `"${name}" must be given once` }
    if (value !== undefined) given[name] = value
  }
  if (Object.keys(given).length === 0) return { kind: 'ok', transform: undefined }
  const transform = assetTransforms.find((each) => isMeant(each, given))
  if (transform && isFitting(given)) return { kind: 'ok', transform }
  const reason = `"${wrongName(given)}" is not supported. Allowed: ${assetTransformsInWords}`
  return { kind: 'bad', reason }
}

function isMeant(transform: AssetTransform, { width, height, format }: Given): boolean {
  return (
    String(transform.width) === width &&
    textOf('height' in transform ? transform.height : undefined) === height &&
    transform.format === format
  )
}

function textOf(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

function isFitting(given: Given): boolean {
  return isQuality(given) && isFit(given)
}

function isQuality({ quality }: Given): boolean {
  return quality === undefined || quality === String(assetQuality)
}

function isFit({ fit, height }: Given): boolean {
  const allowed: readonly string[] = height === undefined ? assetFits : assetFits.slice(0, 1)
  return fit === undefined || allowed.includes(fit)
}

function isCut({ width, height }: Given): boolean {
  return assetTransforms.some(
    (each) => 'height' in each && String(each.width) === width && String(each.height) === height,
  )
}

/** Name for the error: the first parameter that is invalid alone or together with the width. */
function wrongName(given: Given): (typeof names)[number] {
  const { width, height } = given
  if (!isQuality(given)) return 'quality'
  if (!isFit(given)) return 'fit'
  if (height !== undefined) return isCut({ width, height }) ? 'format' : 'height'
  const isWidth = assetWidths.some((each) => String(each) === width)
  return isWidth ? 'format' : 'width'
}
