import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAboutPage, createChannel, createMilestone } from '../../../testing/about-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

let service: ContractService

beforeAll(async () => {
  service = await startContractService()
  await createAboutPage(service.payload, { slug: 'our-standard', title: 'มาตรฐานร้าน' })
})
afterAll(() => service.stop())

describe('What an editor writes', () => {
  const refusal = (path: string, message?: string) => ({
    status: 400,
    data: { errors: [{ path, ...(message ? { message: expect.stringContaining(message) } : {}) }] },
  })

  it.each([
    ['http://www.facebook.com/fongsai'],
    ['javascript:alert(1)'],
    ['facebook.com/fongsai'],
    [''],
  ])('is refused where a channel leads to "%s" [S3.about.6]', async (url) => {
    const creating = createChannel(service.payload, { title: 'เพจ', url })
    await expect(creating).rejects.toMatchObject(refusal('url'))
  })

  it.each([
    [2569, '2026'],
    [2019.5, 'จำนวนเต็ม'],
    [19, 'จำนวนเต็ม'],
  ])('is refused where the year is %s, with what to write instead', async (year, hint) => {
    const creating = createMilestone(service.payload, { year, title: 'ปี' })
    await expect(creating).rejects.toMatchObject(refusal('year', hint))
  })

  it('is refused where a page has no name fit for an address, or one that is taken', async () => {
    for (const slug of ['Our Standard', '../x', 'our-standard']) {
      const creating = createAboutPage(service.payload, { slug, title: 'หน้า' })
      await expect(creating).rejects.toMatchObject(refusal('slug'))
    }
  })
})
