import { expect, it } from 'vitest'
import { fileIdsInAddress, fileNameInAddress } from './file-address.ts'

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
  `/assets//${id}`,
  `//fongsai.example//assets///${id}`,
  `/assets/%2e/${id}`,
  `/x//%2e%2e/%2E%2E/assets/${id}`,
  `https://fongsai.example/%61ssets//${id}//form.pdf`,
])('the address %s leads to the file', (address) => {
  expect(fileIdsInAddress(address)).toEqual([id])
})

it.each(['/assets/', `/assets/${id}0`, '/assets/%', 'https://', '/news/%E0%B8%82', 7, null])(
  'the address %s leads to none',
  (address) => {
    expect(fileIdsInAddress(address)).toEqual([])
  },
)

it.each([
  ['/cms-api/media/file/form.pdf', 'form.pdf'],
  ['https://fongsai.example/cms-api//media/file/%E0%B8%82.png?x=1', 'ข.png'],
  ['/cms-api/media/file/ข.png', 'ข.png'],
  ['/cms-api/media/file/', undefined],
  ['/cms-api/media/file/%', undefined],
  ['/news/form.pdf', undefined],
  [null, undefined],
])('the address %s is that of the file %s in the admin', (address, name) => {
  expect(fileNameInAddress(address)).toBe(name)
})
