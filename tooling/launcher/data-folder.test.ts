import { expect, it } from 'vitest'
import { BYTES_TO_BUILD, requireFreeSpace } from './data-folder.ts'

it('says how much space there is and how much is needed when it is too little', async () => {
  const check = requireFreeSpace('/srv/laundry', BYTES_TO_BUILD, async () => 300_000_000)
  await expect(check).rejects.toThrow(
    'Not enough disk space at /srv/laundry: 300 MB free, 1500 MB needed',
  )
})

it('is content with exactly enough', async () => {
  const check = requireFreeSpace('/srv/laundry', BYTES_TO_BUILD, async () => BYTES_TO_BUILD)
  await expect(check).resolves.toBeUndefined()
})

it('reads the free space of a real folder', async () => {
  await expect(requireFreeSpace('.', 1)).resolves.toBeUndefined()
  await expect(requireFreeSpace('.', Number.MAX_SAFE_INTEGER)).rejects.toThrow('Not enough disk')
})
