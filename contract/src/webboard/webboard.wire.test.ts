import { expect, it } from 'vitest'
import { webboardCalls } from './webboard.calls.ts'
import { webboardPageWire } from './webboard.wire.ts'

it('The head of the web board is named as the specification spells it [S7.webboard.1]', () => {
  expect(webboardPageWire.name).toBe('information_page_webborad')
  expect(webboardCalls.getWebboardPage.path).toBe('/items/information_page_webborad')
})
