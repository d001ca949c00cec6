import { expect, it } from 'vitest'
import { assetTransforms, readAssetTransform } from './read-asset-transform.ts'

const read = (query: string) => readAssetTransform(new URLSearchParams(query))

it('allows at most 40 versions of a picture, whatever it is stored as', () => {
  for (const stored of ['jpg', 'png', 'webp', 'avif', 'gif']) {
    const versions = assetTransforms.map(({ format = stored, ...size }) =>
      JSON.stringify({ ...size, format }),
    )
    // Plus the stored file.
    expect(new Set(versions).size + 1).toBeLessThanOrEqual(40)
  }
})

it('reads every transform of the table, in any order and beside other parameters', () => {
  for (const transform of assetTransforms) {
    const parameters = Object.entries(transform).map(([name, value]) => `${name}=${value}`)
    expect(read(parameters.toReversed().join('&'))).toEqual({ kind: 'ok', transform })
    expect(read([...parameters, 'utm_source=line', 'quality=75'].join('&')).kind).toBe('ok')
  }
})

it('takes what reference clients ask most: a width, a width and a format, the file itself', () => {
  expect(read('')).toEqual({ kind: 'ok', transform: undefined })
  expect(read('download')).toEqual({ kind: 'ok', transform: undefined })
  expect(read('width=320&withoutEnlargement=true')).toMatchObject({ transform: { width: 320 } })
  const webp = { transform: { width: 64, format: 'webp' } }
  expect(read('width=64&format=webp&fit=inside&quality=75')).toMatchObject(webp)
})

it.each([
  ['width=641', 'width'],
  ['width=0640', 'width'],
  ['width=', 'width'],
  ['format=webp', 'width'],
  ['quality=75', 'width'],
  ['width=640&width=640', 'width'],
  ['height=640', 'height'],
  ['width=640&height=320', 'height'],
  ['width=160&height=160', 'height'],
  ['width=640&format=gif', 'format'],
  ['width=640&format=', 'format'],
  ['width=2000&format=avif', 'format'],
  ['width=640&height=640&format=webp', 'format'],
  ['width=1280&format=png', 'format'],
  ['width=1200', 'width'],
  ['width=1200&format=jpg', 'width'],
  ['width=1200&height=630', 'format'],
  ['width=1200&height=630&format=webp', 'format'],
  ['width=630&height=1200&format=jpg', 'height'],
  ['width=1200&height=631&format=jpg', 'height'],
  ['width=640&quality=74', 'quality'],
  ['width=640&fit=fill', 'fit'],
  ['width=640&height=640&fit=inside', 'fit'],
])('refuses %j, naming %s and, unless it comes twice, what is allowed', (query, name) => {
  const checked = read(query)
  const reason = checked.kind === 'bad' ? checked.reason : ''
  expect(reason).toContain(`"${name}"`)
  expect(reason).toMatch(
    /must be given once|width=64\|160.*format=avif.*format=png.*64\|320\|640.*height=630/,
  )
})
