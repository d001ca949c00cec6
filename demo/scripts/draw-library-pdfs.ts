import { join } from 'node:path'
import { downloadsDemo } from '../download/download.demo.ts'
import { enewsDemo, issueFile } from '../enews/enews.demo.ts'
import { writePrintedPages } from './printed-page.ts'
import { type PrintedPage, printPages } from './print-pages.ts'

// Prints the demo's files for members after a change of their texts: node demo/scripts/draw-library-pdfs.ts
const languages = ['th', 'en'] as const
const demo = join(import.meta.dirname, '..')

/** A dark blue band above each text and the coin below it. */
const look = [
  '@page{margin:14mm 18mm 16mm}',
  'h1{margin:0 0 8mm;padding:14mm 8mm 7mm;border-bottom:3mm solid #f5b335;border-radius:4mm 4mm 0 0;background:#0b2240;color:#fff;print-color-adjust:exact}',
  'h2{color:#0a6f86}',
].join('')

const manuals = downloadsDemo.flatMap(({ key, title, text }): PrintedPage[] =>
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

const issues = enewsDemo.map((issue): PrintedPage => {
  const parts = languages.flatMap((language) =>
    issue.articles.map(({ title, summary, body }, index) => ({
      language,
      title: index === 0 ? issue.title[language] : title[language],
      markdown: `**${summary[language]}**\n\n${body[language]}`,
    })),
  )
  return { file: join(demo, 'enews', issueFile(issue)), html: writePrintedPages(parts, look) }
})

await printPages([...manuals, ...issues])
