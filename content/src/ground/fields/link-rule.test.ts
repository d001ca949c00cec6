import { describe, expect, it } from 'vitest'
import { isMapStyle } from '../../areas/settings/map-style.validation.ts'
import { isYoutubeFilm } from '../../areas/news/news.validation.ts'
import { isFullLink, isHref, isLink, isSitePath } from './link-rule.ts'

const rules = [
  [isFullLink, 'https://fongsai.example/a?b=ซัก#c'],
  [isLink, 'https://fongsai.example/a'],
  [isLink, '/branch?province=50'],
  [isHref, 'mailto:hello@fongsai.example'],
  [isSitePath, '/news/ซักฟรี'],
  [isMapStyle, 'https://tiles.fongsai.example/styles/bright'],
  [isYoutubeFilm, 'https://youtu.be/M7lc1UVf-VE'],
] as const

describe('an address', () => {
  it.each(rules)('is taken as it is written: %o', (passes, address) => {
    expect(passes(address)).toBe(true)
  })

  it.each(rules)(
    'is refused with a break, a space or a control character: %o',
    (passes, address) => {
      for (const odd of [
        '\n',
        '\r',
        '\t',
        ' ',
        '\u0000',
        '\u0001',
        '\u001b',
        '\u007f',
        '\u0085',
        '\u00a0',
        '\u2028',
      ])
        for (const place of [0, 5, 10, address.length])
          expect(passes(address.slice(0, place) + odd + address.slice(place))).toBe(false)
    },
  )
})
