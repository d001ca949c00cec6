import { createLocalReq, type BasePayload, type PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { jsx } from 'react/jsx-runtime'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { PlaceWarning } from './place-warning.admin.tsx'

// As in production, where React's development runtime is missing.
vi.mock('react/jsx-dev-runtime', async () => ({
  ...(await import('react/jsx-runtime')),
  jsxDEV: jsx,
}))

let payload: BasePayload
let req: PayloadRequest
let provinces: Awaited<ReturnType<typeof fillBranches>>

beforeAll(async () => {
  payload = await openPayload()
  req = await createLocalReq({}, payload)
  provinces = await fillBranches(payload, 0)
})
afterAll(() => closePayload(payload))

async function warn(data: Record<string, unknown>, language = 'en'): Promise<string> {
  const i18n = { ...req.i18n, language }
  const shown = await PlaceWarning({ data, i18n, payload, req: { ...req, i18n } })
  return shown ? renderToStaticMarkup(shown) : ''
}

const nimman = { latitude: 18.788, longitude: 98.985 }

it('warns of a place outside the province of the branch, and says how exact that is', async () => {
  const far = { ...nimman, province: provinces.phuket.id }
  expect(await warn(far)).toContain(
    '1180 km outside Phuket. Please check. (Borders: @svg-maps/thailand, accurate to about 2 km, without small islands.)',
  )
  expect(await warn(far, 'th')).toContain(
    'พิกัดอยู่นอกพื้นที่ภูเก็ตประมาณ 1180 กม. กรุณาตรวจสอบ (เส้นเขตจังหวัดจาก @svg-maps/thailand',
  )
})

it('says nothing of a place within it, of none, and before a province is chosen', async () => {
  const province = provinces.chiangMai.id
  expect(await warn({ ...nimman, province })).toBe('')
  expect(await warn({ latitude: 18.788, longitude: null, province })).toBe('')
  expect(await warn({ ...nimman, province: null })).toBe('')
  expect(await warn({ ...nimman, province: 9_000_000 })).toBe('')
})
