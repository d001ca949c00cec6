import { chromium, type Browser } from '@playwright/test'
import { browserArguments, findBrowser } from '../tooling/browser.ts'

export interface PageBytes {
  total: number
  script: number
  style: number
  font: number
  image: number
  document: number
}

const kinds: Record<string, keyof PageBytes> = {
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Document: 'document',
}

/** Bytes of a first visit on a phone: compressed bodies by kind, and the total with headers. */
export async function measurePage(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const bytes: PageBytes = { total: 0, script: 0, style: 0, font: 0, image: 0, document: 0 }
  const kindOf = new Map<string, string>()
  session.on('Network.requestWillBeSent', ({ requestId, type = '' }) => kindOf.set(requestId, type))
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds[kindOf.get(requestId) ?? '']
    if (kind) bytes[kind] += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength
    // For documents the browser does not separate body and headers.
    if (kindOf.get(requestId) === 'Document') bytes.document += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return bytes
}

export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
}
