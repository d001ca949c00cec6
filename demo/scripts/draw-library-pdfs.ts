import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { browserArguments, findBrowser } from '../../tooling/browser.ts'
import { downloadsDemo } from '../download/download.demo.ts'
import { enewsDemo, issueFile } from '../enews/enews.demo.ts'
import { writePrintedPages } from './policy-page.ts'

// Prints the demo's files for members, after a change of their texts: node demo/scripts/draw-library-pdfs.ts
const languages = ['th', 'en'] as const
const demo = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** A band of the brand's night above each text, the coin below it. */
const look = [
  '@page{margin:14mm 18mm 16mm}',
  'h1{margin:0 0 8mm;padding:14mm 8mm 7mm;border-bottom:3mm solid #f5b335;border-radius:4mm 4mm 0 0;background:#0b2240;color:#fff;print-color-adjust:exact}',
  'h2{color:#0a6f86}',
].join('')

interface Printed {
  file: string
  html: string
}

const manuals = downloadsDemo.flatMap(({ key, title, text }): Printed[] =>
  text
    ? [
        {
          file: join(demo, 'download', `${key}.demo.pdf`),
          html: writePrintedPages(
            languages.map((language) => ({
              language,
              title: title[language],
              markdown: text[language],
            })),
            look,
          ),
        },
      ]
    : [],
)

const issues = enewsDemo.map((issue): Printed => {
  const parts = languages.flatMap((language) =>
    issue.articles.map(({ title, summary, body }, index) => ({
      language,
      title: index === 0 ? issue.title[language] : title[language],
      markdown: `**${summary[language]}**\n\n${body[language]}`,
    })),
  )
  return { file: join(demo, 'enews', issueFile(issue)), html: writePrintedPages(parts, look) }
})

const browser = await findBrowser()
const work = await mkdtemp(join(tmpdir(), 'washhouse-library-'))
try {
  for (const printed of [...manuals, ...issues]) await print(printed)
} finally {
  await rm(work, { recursive: true })
}

async function print({ file, html }: Printed): Promise<void> {
  const page = join(work, 'page.html')
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
