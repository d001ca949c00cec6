import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from '../support/own-product-test.ts'

test('attack 15: a made-up forwarded address is a visitor of its own only behind a proxy that is trusted @long @desktop', async ({
  request,
  ownProduct,
}) => {
  test.setTimeout(150_000)
  await ownProduct.stopContent()
  await ownProduct.startContent({ LEAD_POST_LIMIT: '3' })
  const post = async (address: string) => {
    const answer = await request.post('/en/contact', {
      headers: { 'x-forwarded-for': address, 'x-visitor-address': address },
      form: {
        key: randomUUID(),
        openedAt: String(Date.now() - 60_000),
        firstName: 'Somsri',
        phone: '0812345678',
        message: 'Is there parking?',
        consent: 'on',
      },
      maxRedirects: 0,
    })
    return { status: answer.status(), text: await answer.text() }
  }

  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    expect((await post(address)).status).toBe(303)
  const refused = await post('203.0.113.4')
  expect(refused.status).toBe(429)
  expect(refused.text).toContain('nothing you wrote is lost')
  expect(refused.text).toContain('Is there parking?')

  await ownProduct.restartWeb({ TRUSTED_PROXIES: '127.0.0.1' })
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    expect((await post(address)).status).toBe(303)
})
