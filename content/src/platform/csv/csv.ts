/** Makes Excel read a file as UTF-8, which Thai needs. */
export const byteOrderMark = '\ufeff'

// Asian editions of Excel also accept the full-width characters; some spreadsheets skip spaces before them.
const formulaStart = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * A row of RFC 4180. Every cell is quoted, because some spreadsheets also split at `;` or tabs. A cell that would run as a
 * formula gets an apostrophe, which makes it text.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
