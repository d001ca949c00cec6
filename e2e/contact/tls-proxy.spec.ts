import { expect } from '@playwright/test'
import { findFreePort } from '../../tooling/launcher/ports.ts'
import { findLeads } from '../support/leads.ts'
import { test } from '../support/own-product-test.ts'
import { startTlsProxy } from '../support/tls-proxy.ts'
import { contactForm, takeTime } from './contact-page.ts'

test.use({ ignoreHTTPSErrors: true })

test('behind nginx with TLS a form is stored, with scripts and without, and still from no other site @long @desktop', async ({
  page,
  browser,
  request,
  ownProduct,
}) => {
  test.setTimeout(150_000)
  const port = await findFreePort()
  const publicUrl = `https://localhost:${port}`
  await ownProduct.restartWeb({ PUBLIC_URL: publicUrl, TRUSTED_PROXIES: '127.0.0.1' })
  const stopProxy = await startTlsProxy(port, ownProduct.webUrl)
  const plain = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true })
  try {
    for (const visitor of [page, await plain.newPage()]) {
      const message = `ผ่านพร็อกซี ${Date.now()}`
      const form = contactForm(visitor, 'en')
      const opened = await visitor.goto(`${publicUrl}/en/contact`)
      expect(opened?.headers()['strict-transport-security']).toContain('max-age')
      await form.fillIn(message)
      await takeTime(visitor)
      await form.send.click()
      await expect(form.sent).toBeVisible()
      expect(visitor.url()).toBe(`${publicUrl}/en/contact?sent=1`)
      expect(await findLeads({ ...ownProduct, request }, message)).toHaveLength(1)
    }
    for (const origin of [ownProduct.webUrl, `http://localhost:${port}`, 'https://evil.example']) {
      const headers = { origin }
      const answer = await request.post(`${publicUrl}/contact`, {
        headers,
        form: { firstName: 'x' },
      })
      expect(answer.status(), origin).toBe(400)
    }
  } finally {
    await plain.close()
    await stopProxy()
  }
})
