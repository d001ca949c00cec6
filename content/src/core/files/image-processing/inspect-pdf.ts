import { readFile } from 'node:fs/promises'
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { PdfAnswer } from './processing-answers.ts'

/** A PDF to inspect: its number of pages, and images of the first ones. */
export interface PdfQuestion {
  path: string
  mostPages: number
  /** Pixels. A page more than three times as high as wide is rendered narrower. */
  width: number
}

const mostTimesHigher = 3
const quality = 80

const library = PDFiumLibrary.init()

export async function work(question: PdfQuestion): Promise<PdfAnswer> {
  const bytes = await readFile(question.path)
  try {
    const document = await (await library).loadDocument(bytes)
    return await look(document, question).finally(() => document.destroy())
  } catch (error) {
    // The library is broken for the next PDFs, too: a new process must replace this one.
    if (isOfMemory(error)) process.exit(1)
    if (isRefusal(error)) return { unreadable: error.message }
    throw error
  }
}

async function look(
  document: PDFiumDocument,
  { mostPages, width }: Omit<PdfQuestion, 'path'>,
): Promise<PdfAnswer> {
  const pages = document.getPageCount()
  if (pages < 1) return { unreadable: 'It has no page' }
  const pictures: Buffer[] = []
  for (let index = 0; index < Math.min(pages, mostPages); index += 1)
    pictures.push(await drawPage(document.getPage(index), width))
  return { pages, pictures }
}

function isOfMemory(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError
}

/** Errors of the library for files that are not PDF or are locked. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /not in PDF format|Password required|Unsupported security|Page not found/.test(error.message)
  )
}

async function drawPage(page: PDFiumPage, width: number): Promise<Buffer> {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(width / originalWidth, (width * mostTimesHigher) / originalHeight)
  const { data } = await page.render({
    scale,
    render: (drawn) => {
      const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const
      return sharp(drawn.data, { raw })
        .flatten({ background: '#ffffff' })
        .webp({ quality })
        .toBuffer()
    },
  })
  return Buffer.from(data)
}
