import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../tooling/browser.ts'
import { shrinkPdf } from './shrink-pdf.ts'

export interface PrintedPage {
  file: string
  html: string
}

/** Prints pages as PDFs with the browser of this machine. */
export async function printPages(
  pages: Iterable<PrintedPage> | AsyncIterable<PrintedPage>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
    timeout: 0,
  })
  try {
    const page = await browser.newPage()
    // No limit: on a busy machine a page takes minutes.
    page.setDefaultTimeout(0)
    for await (const { file, html } of pages) {
      await page.setContent(html)
      await page.evaluate('document.fonts.ready')
      const printed = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: false,
      })
      const pdf = shrinkPdf(printed)
      await writeFile(file, pdf)
      console.log(`${file} ${pdf.length} bytes`)
    }
  } finally {
    await browser.close()
  }
}
