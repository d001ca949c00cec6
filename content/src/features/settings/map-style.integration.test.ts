import { settingsCalls } from '@washhouse/contract/settings/settings.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

let service: ContractService

beforeAll(async () => {
  service = await startContractService()
})
afterAll(() => service.stop())

const named = { brandName: 'ฟองใส', homeTitle: 'ฟองใส ร้านสะดวกซัก 24 ชั่วโมง' }
const save = (mapStyleUrl: string) =>
  service.payload.updateGlobal({ slug: 'settings', locale: 'th', data: { ...named, mapStyleUrl } })

async function readStyle() {
  const { body } = await service.get('/items/settings', { lang: 'th' })
  return settingsCalls.getSettings.answer.decode(body, 'th').mapStyleUrl
}

describe('The link of a map style', () => {
  it('is given as it was pasted, without the spaces around it, and none when it is taken away', async () => {
    await save(' https://tiles.example:8443/styles/street.json?key=a1 \n')
    expect(await readStyle()).toBe('https://tiles.example:8443/styles/street.json?key=a1')
    await save('')
    expect(await readStyle()).toBeNull()
  })

  it.each([
    'http://tiles.example/style.json',
    'http://127.0.0.1/style.json',
    '//tiles.example/style.json',
    '/style.json',
    'tiles.example',
    'javascript:alert(1)',
    'data:application/json,{}',
    'https://user:secret@tiles.example/style.json',
    'https://*.example/style.json',
    "https://tiles.example;script-src 'unsafe-inline'/style.json",
  ])('is refused by its name when it is none, and nothing is stored: %s', async (link) => {
    await expect(save(link)).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: 'mapStyleUrl' }] },
    })
    expect(await readStyle()).toBeNull()
  })

  it('is refused when it is longer than a link is', async () => {
    const link = `https://tiles.example/${'a'.repeat(500)}`
    await expect(save(link)).rejects.toMatchObject({ status: 400 })
  })
})
