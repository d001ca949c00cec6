import { expect, test } from 'vitest'
import { settingsFixture } from '@washhouse/contract/settings/settings.fixtures'
import { makeManifest } from './manifest.ts'

const { th, en } = settingsFixture.clean

test('the site on a home screen has the name of the brand and starts in its language', () => {
  expect(makeManifest(th, 'th')).toMatchObject({ short_name: 'ฟองใส', start_url: '/', lang: 'th' })
  expect(makeManifest(en, 'en')).toMatchObject({ short_name: 'Fongsai', start_url: '/en' })
})

test('what is wanted most stands behind a long press, in its language', () => {
  expect(makeManifest(th, 'th')).toMatchObject({
    shortcuts: [
      { name: 'ค้นหาสาขา', url: '/branch', icons: [{ sizes: expect.any(String) }] },
      { name: 'แจ้งปัญหาการใช้งาน', url: '/problem' },
    ],
  })
  expect(makeManifest(en, 'en')).toMatchObject({
    shortcuts: [
      { name: 'Find a branch', url: '/en/branch' },
      { name: 'Report a problem', url: '/en/problem' },
    ],
  })
})

test("the brand's own picture is its icon, square and in two sizes", () => {
  const icon = '1d7e3c52-90ab-4f0e-b1c2-5a6d7e8f9012'
  expect(makeManifest({ ...th, icon }, 'th')).toMatchObject({
    icons: [
      { src: expect.stringContaining(`/assets/${icon}?width=320&height=320`), sizes: '320x320' },
      { sizes: '640x640' },
    ],
  })
})

test('without a picture of its own the site has the drum', () => {
  expect(makeManifest({ ...th, icon: null }, 'th')).toMatchObject({
    icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }, { purpose: 'maskable' }],
  })
})
