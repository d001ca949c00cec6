import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

const { resolve } = createRequire(import.meta.url)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

interface PrintedPart {
  language: keyof BilingualText
  title: string
  /** Markdown as in the demo's texts. */
  markdown: string
}

/** Several texts as one document to print, each on a new page. */
export function writePrintedPages(parts: readonly PrintedPart[]): string {
  const [first] = parts
  const sections = parts.map(
    ({ language, title, markdown }) =>
      `<section lang="${language}"><h1>${escapeHtml(title)}</h1>${writeBlocks(markdown)}</section>`,
  )
  return `<!doctype html><html lang="${first?.language ?? 'th'}"><meta charset="utf-8"><title>${escapeHtml(first?.title ?? '')}</title><style>${style}</style>${sections.join('')}`
}

/** Identifies the texts from which a file was printed. */
export function digestPolicy(title: string, markdown: string): string {
  return createHash('sha256').update(`${title}\n${markdown}`).digest('hex')
}

/** The blocks of a text in the demo's Markdown. */
export function writeBlocks(markdown: string): string {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map(writeBlock)
    .join('')
}

function writeBlock(block: string): string {
  if (block.startsWith('### ')) return `<h3>${writeLine(block.slice(4))}</h3>`
  if (block.startsWith('## ')) return `<h2>${writeLine(block.slice(3))}</h2>`
  if (block.startsWith('> ')) return `<blockquote>${writeLine(block.slice(2))}</blockquote>`
  if (block.startsWith('- [ ] ')) return writeList('ul class="boxes"', block, /^- \[ \] /)
  if (block.startsWith('- ')) return writeList('ul', block, /^- /)
  if (block.startsWith('1. ')) return writeList('ol', block, /^\d+\. /)
  if (block.startsWith('| ')) return writeTable(block)
  if (block.includes('____')) return block.split('\n').map(writeBlanks).join('')
  return `<p>${writeLine(block)}</p>`
}

function writeList(tag: string, block: string, mark: RegExp): string {
  const items = block.split('\n').map((item) => `<li>${writeLine(item.replace(mark, ''))}</li>`)
  return `<${tag}>${items.join('')}</${tag.slice(0, 2)}>`
}

/** The first row is the header. */
function writeTable(block: string): string {
  const rows = block.split('\n').map((row) => row.slice(1, -1).split('|'))
  const [head = [], ...body] = rows.map((row) => row.map((cell) => writeLine(cell.trim())))
  const cells = (row: string[], tag: 'th' | 'td') =>
    row
      .map((cell, index) => (index === 0 ? `<th>${cell}</th>` : `<${tag}>${cell}</${tag}>`))
      .join('')
  const lines = body.map((row) => `<tr>${cells(row, 'td')}</tr>`)
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}

/** Lines to write on, one for each run of underscores. */
function writeBlanks(line: string): string {
  const parts = line.split(/_{4,}/).map((part) => writeLine(part.trim()))
  return `<p class="blanks">${parts.join('<i></i>')}</p>`
}

/** Prints a link as its text: the site's paths do not work on paper. */
function writeLine(text: string): string {
  return escapeHtml(text)
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[(.+?)\]\(\S+?\)/g, '$1')
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

type Font = 'ibm-plex-sans-thai' | 'mitr'

function fontFace(font: Font, weight: 400 | 500 | 600): string {
  const family = font === 'mitr' ? 'Mitr' : 'Plex'
  const faces = (['thai', 'latin'] as const).map((subset) => {
    const file = resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff2`)
    const bytes = readFileSync(file).toString('base64')
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${bytes});unicode-range:${ranges[subset]}}`
  })
  return faces.join('')
}

/** The fonts of papers, posters and issues. */
export const brandFonts = () =>
  [
    fontFace('ibm-plex-sans-thai', 400),
    fontFace('ibm-plex-sans-thai', 600),
    fontFace('mitr', 500),
  ].join('')

const ranges = {
  thai: 'U+0E00-0E7F,U+200C-200D,U+25CC',
  latin: 'U+0000-0DFF,U+0E80-200B,U+200E-25CB,U+25CD-FFFF',
}

const style = [
  fontFace('ibm-plex-sans-thai', 400),
  fontFace('ibm-plex-sans-thai', 600),
  '@page{size:A4;margin:20mm 20mm 18mm}',
  'body{margin:0;font:10.5pt/1.65 Plex;color:#0b2240}',
  'h1{font-size:22pt;line-height:1.35;margin:0 0 8pt}',
  // Padding, not margin: a page break drops the margin, and the heading's tone marks stay on the page before.
  'h2{font-size:14pt;line-height:1.4;margin:0 0 4pt;padding-top:14pt;break-after:avoid}',
  'h3{font-size:11pt;line-height:1.4;margin:0 0 2pt;padding-top:8pt;break-after:avoid}',
  'p,ul,ol{margin:0 0 7pt}ul,ol{padding-left:16pt}li{margin:0 0 3pt;break-inside:avoid}',
  'blockquote{margin:0 0 12pt;padding:5pt 10pt;border:1pt solid #8a5b00;border-radius:4pt;color:#8a5b00}',
  'h1,h2,h3,strong{font-weight:600}',
  'section + section{break-before:page}',
].join('')
