import { readFile } from 'node:fs/promises'
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { answerQuestions } from '../../../ground/side-process/answer-questions.ts'
import { type PdfAnswer, PdfQuestion } from './pdf.ts'

const mostTimesHigher = 3
const quality = 80

const library = PDFiumLibrary.init()

answerQuestions(PdfQuestion, async ({ path, mostPages, width }): Promise<PdfAnswer> => {
  const document = await (await library).loadDocument(await readFile(path))
  try {
    const pages = document.getPageCount()
    const pictures: Buffer[] = []
    for (let index = 0; index < Math.min(pages, mostPages); index += 1)
      pictures.push(await drawPage(document.getPage(index), width))
    return { pages, pictures }
  } finally {
    document.destroy()
  }
})

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
