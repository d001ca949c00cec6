import { expect, it } from 'vitest'
import { fileIdsInAddress } from './file-address.ts'

const id = '0b9e1c52-7f3a-4d18-9a66-5c1d2e3f4a5b'

it.each([
  `/assets/${id}`,
  `https://fongsai.example/assets/${id}?download`,
  `/assets/${id.toUpperCase()}`,
  `/assets/${id.replaceAll('-', '%2D')}`,
  `/assets/${id.replaceAll('-', '%2d')}/form.pdf`,
  `/assets/${id.replace('b', '%62')}`,
  `/%61ssets/${id}`,
  `/assets/./${id}`,
  `/news/../assets/${id}`,
  `/assets/x/%2E%2E/${id}`,
  `https://fongsai.example\\assets\\${id}`,
])('the address %s leads to the file', (address) => {
  expect(fileIdsInAddress(address)).toEqual([id])
})

it.each(['/assets/', `/assets/${id}0`, '/assets/%', 'https://', '/news/%E0%B8%82', 7, null])(
  'the address %s leads to none',
  (address) => {
    expect(fileIdsInAddress(address)).toEqual([])
  },
)
