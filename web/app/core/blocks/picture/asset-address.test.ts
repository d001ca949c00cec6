import { expect, test } from 'vitest'
import { assetAddress, offeredWidths } from './asset-address.ts'

const id = '0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11'

test('a picture is asked for with its transform in the query', () => {
  expect(assetAddress(id, { width: 640, format: 'webp' })).toBe(
    `/assets/${id}?width=640&format=webp`,
  )
})

test('widths run from half of the drawn width to the first that serves a double-density screen', () => {
  expect(offeredWidths(380)).toEqual([320, 480, 640, 960])
  expect(offeredWidths(64)).toEqual([64, 160])
})

test('a picture wider than the widest transform is offered the widest', () => {
  expect(offeredWidths(5000)).toEqual([2000])
})
