import { measurePage, openBrowser } from './page-bytes.ts'
import { budgets, type BenchPage } from './pages.ts'
import { kilobytes, verdict, type Section } from './report.ts'

/** Bytes transferred by a first visit on a phone, page by page. */
export async function measureBytes(webUrl: string, pages: readonly BenchPage[]): Promise<Section> {
  const browser = await openBrowser()
  try {
    const rows: string[][] = []
    for (const { name, path } of pages) {
      const bytes = await measurePage(browser, `${webUrl}${path}`)
      const isHome = name.startsWith('home')
      const holds = [
        `JS ${verdict(bytes.script, budgets.script)}`,
        `CSS ${verdict(bytes.style, budgets.style)}`,
        `fonts ${verdict(bytes.font, budgets.font)}`,
        ...(isHome ? [`all ${verdict(bytes.total, budgets.home)}`] : []),
      ]
      const { document, script, style, font, image, total } = bytes
      rows.push([
        name,
        ...[document, script, style, font, image, total].map(kilobytes),
        holds.join(', '),
      ])
    }
    return {
      title: 'Bytes of a first visit',
      note: `KB (1000 bytes), bodies as compressed, 390 px, cache empty; the last figure includes all headers. Budgets: JS ${kilobytes(budgets.script)}, CSS ${kilobytes(budgets.style)}, fonts ${kilobytes(budgets.font)}, home in all ${kilobytes(budgets.home)}.`,
      columns: ['page', 'document', 'JS', 'CSS', 'fonts', 'images', 'all', 'budget'],
      rows,
    }
  } finally {
    await browser.close()
  }
}
