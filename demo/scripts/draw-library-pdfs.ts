import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { libraryDocuments } from './library-documents.ts'
import { digestDocument, fontsMark } from './printed-paper.ts'
import { printPages } from './print-pages.ts'
import { brandFonts } from './printed-page.ts'

// Prints the demo's files for members whose records, texts or layout changed: node demo/scripts/draw-library-pdfs.ts
const demo = join(import.meta.dirname, '..')
const digests = join(demo, 'download/printed.json')

const Printed = z.record(z.string(), z.string())
const before = Printed.parse(JSON.parse(await readFile(digests, 'utf8')))
const documents = libraryDocuments()
const printed = Object.fromEntries(
  Object.entries(before).filter(([file]) => documents.some((document) => document.file === file)),
)

await printPages(findChanged())

async function* findChanged() {
  const fonts = brandFonts()
  for (const { file, html, hasPixels } of documents) {
    const digest = digestDocument(html)
    if (printed[file] === digest) continue
    const drawn = hasPixels ? await drawPixels(html) : html
    yield { file: join(demo, file), html: drawn.replace(fontsMark, fonts) }
    // Now the file is written: an interrupted run continues with the next.
    printed[file] = digest
    await writeFile(digests, `${JSON.stringify(printed, null, 2)}\n`)
  }
}

/** A picture that is repeated is stored once if it has pixels, but each time if it has curves. */
async function drawPixels(html: string): Promise<string> {
  const drawings = new Set(html.match(/data:image\/svg\+xml;base64,[^"]+/g))
  let drawn = html
  for (const drawing of drawings) {
    const curves = Buffer.from(drawing.slice(drawing.indexOf(',') + 1), 'base64')
    const pixels = await sharp(curves, { density: 150 })
      .resize(880)
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer()
    drawn = drawn.replaceAll(drawing, `data:image/jpeg;base64,${pixels.toString('base64')}`)
  }
  return drawn
}
