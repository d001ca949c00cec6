import { expect, test } from 'vitest'
import { isOverlayFree } from './overlay-free.ts'

test.each(['/pagePolicy', '/en/pagePolicy', '/pagePolicy/', '/pagepolicy'])(
  'the overlay is never shown on %s [S2.routes.2] [S4.overlay.3]',
  (path) => expect(isOverlayFree(path)).toBe(true),
)

test.each(['/', '/en', '/cookiePolicy', '/pagePolicy/more', '/news/pagePolicy'])(
  'the overlay may be shown on %s',
  (path) => expect(isOverlayFree(path)).toBe(false),
)
