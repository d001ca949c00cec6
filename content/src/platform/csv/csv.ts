/** Excel takes a file for UTF-8, and so reads Thai, when it begins with this. */
export const byteOrderMark = '\ufeff'

// The full-width ones count in Asian editions of Excel; some spreadsheets skip spaces before them.
const formulaStart = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * A row of RFC 4180. Every cell is quoted, so that none can begin anew after a `;` or a tab where
 * those part cells; one that a spreadsheet would run gets an apostrophe before it and is text.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
