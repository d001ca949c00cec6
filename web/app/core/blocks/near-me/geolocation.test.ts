import { describe, expect, it } from 'vitest'
import { locateVisitor } from './geolocation.ts'

const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const

function geolocationThat(act: Geolocation['getCurrentPosition']): Geolocation {
  return { getCurrentPosition: act, watchPosition: () => 0, clearWatch: () => {} }
}

function failingWith(code: number): Geolocation {
  return geolocationThat((_, fail) => fail?.({ ...codes, code, message: '' }))
}

describe('locateVisitor', () => {
  it('gives the coordinates and nothing else of the answer', async () => {
    const coords = { latitude: 18.79, longitude: 98.97, accuracy: 12, speed: null }
    const geolocation = geolocationThat((found) =>
      found({ coords, timestamp: 0 } as unknown as GeolocationPosition),
    )
    expect(await locateVisitor(geolocation)).toEqual({
      kind: 'found',
      place: { latitude: 18.79, longitude: 98.97 },
    })
  })

  it.each([
    [codes.PERMISSION_DENIED, 'refused'],
    [codes.POSITION_UNAVAILABLE, 'unavailable'],
    [codes.TIMEOUT, 'timeout'],
  ])('tells the reasons of a failure apart (code %d: %s)', async (code, kind) => {
    expect(await locateVisitor(failingWith(code))).toEqual({ kind })
  })

  it('knows no place where the browser has no such function', async () => {
    expect(await locateVisitor(undefined)).toEqual({ kind: 'unavailable' })
  })
})
