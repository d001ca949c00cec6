import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { browserArguments, findBrowser } from '../../tooling/browser.ts'

const run = promisify(execFile)

export interface PrintedPage {
  file: string
  html: string
}

/** Prints pages as PDFs with the browser of this machine. */
export async function printPages(pages: readonly PrintedPage[]): Promise<void> {
  const browser = await findBrowser()
  const work = await mkdtemp(join(tmpdir(), 'washhouse-print-'))
  const page = join(work, 'page.html')
  try {
    for (const { file, html } of pages) {
      await writeFile(page, html)
      await run(browser, [
        ...browserArguments,
        '--headless',
        `--user-data-dir=${join(work, 'profile')}`,
        '--no-pdf-header-footer',
        `--print-to-pdf=${file}`,
        `file://${page}`,
      ])
      console.log(`${file} ${(await stat(file)).size} bytes`)
    }
  } finally {
    await rm(work, { recursive: true })
  }
}
