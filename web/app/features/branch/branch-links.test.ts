import { describe, expect, it } from 'vitest'
import { directionsLink, mapLink } from './branch-links.ts'

const placed = { name: 'นิมมาน', latitude: 18.7987, longitude: 98.9675, googleMap: null }
const googleMap = 'https://maps.app.goo.gl/fongsai-nimman'
const unplaced = { ...placed, latitude: null, longitude: null }

describe('mapLink', () => {
  it("is the editors' own link where there is one", () => {
    expect(mapLink({ ...placed, googleMap })).toBe(googleMap)
  })

  it('points at the coordinates, and at the name where those are missing', () => {
    expect(new URL(mapLink(placed)).searchParams.get('query')).toBe('18.7987,98.9675')
    expect(new URL(mapLink(unplaced)).searchParams.get('query')).toBe('นิมมาน')
  })
})

describe('directionsLink', () => {
  it('leads to the coordinates even where there is a link to the map', () => {
    const link = new URL(directionsLink({ ...placed, googleMap }))
    expect(link.pathname).toBe('/maps/dir/')
    expect(link.searchParams.get('destination')).toBe('18.7987,98.9675')
  })

  it("falls back to the editors' link, then to the name", () => {
    expect(directionsLink({ ...unplaced, googleMap })).toBe(googleMap)
    expect(new URL(directionsLink(unplaced)).searchParams.get('destination')).toBe('นิมมาน')
  })
})
