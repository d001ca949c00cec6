import { expect, it } from 'vitest'
import { distanceOutside, isInThailand } from './shop-place.ts'

it.each([
  ['Betong', 5.773, 101.072],
  ['the bridge of Mae Sai', 20.4425, 99.881],
  ['Khong Chiam', 15.321, 105.497],
  ['Hat Lek', 11.645, 102.914],
  ['Padang Besar', 6.662, 100.321],
  ['Phi Phi', 7.7407, 98.7784],
  ['Lipe', 6.488, 99.302],
  ['Larn', 12.917, 100.78],
  ['Samet', 12.567, 101.457],
  ['Wai', 11.905, 102.4],
  ['Tao', 10.094, 99.828],
  ['Talu', 11.08, 99.57],
  ['Racha', 7.604, 98.366],
  ['Similan', 8.66, 97.64],
])('%s is in Thailand', (_, latitude, longitude) => {
  expect(isInThailand([longitude, latitude])).toBe(true)
})

it.each([
  ['Vientiane', 17.9757, 102.6331],
  ['Pakse', 15.12, 105.8],
  ['Phnom Penh', 11.56, 104.92],
  ['Pailin', 12.85, 102.61],
  ['Koh Kong', 11.615, 102.984],
  ['Kawthaung', 9.983, 98.55],
  ['Dawei', 14.08, 98.19],
  ['Langkawi', 6.366, 99.68],
  ['Kota Bharu', 6.125, 102.238],
  ['Singapore', 1.29, 103.85],
  ['the middle of the Gulf', 8.5, 102.5],
  ['Chiang Mai, on the other half of the globe', -18.8, 98.97],
])('%s is not', (_, latitude, longitude) => {
  expect(isInThailand([longitude, latitude])).toBe(false)
})

it('tells how far a place is outside its province, by the code or else the name', () => {
  const chiangMai: [number, number] = [98.985, 18.788]
  const stray = { province: { th: 'ลำปาง', en: 'Lampang' }, kilometres: 38 }
  expect(distanceOutside({ code: 'TH-52', name: 'ลำปาง' }, chiangMai)).toEqual(stray)
  expect(distanceOutside({ name: 'ลำปาง' }, chiangMai)).toEqual(stray)
  expect(distanceOutside({ code: 'TH-50', name: 'เชียงใหม่' }, chiangMai)).toBeNull()
  expect(distanceOutside({ name: 'จังหวัดใหม่' }, chiangMai)).toBeNull()
  // Within the precision of the borders: the promenade of Songkhla.
  expect(distanceOutside({ code: 'TH-90', name: 'สงขลา' }, [100.598, 7.207])).toBeNull()
})
