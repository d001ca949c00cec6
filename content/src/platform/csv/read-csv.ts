import { CsvError, parse } from 'csv-parse/sync'

/** A row below the header. `line`: where it starts in the file, from 1. `cells`: trimmed, by column. */
export interface CsvRow {
  line: number
  cells: Map<string, string>
}

/** A file that is no table. `line` is null if the fault concerns the whole file. */
export class UnreadableCsv extends Error {
  readonly line: number | null

  constructor(message: string, line: number | null = null) {
    super(message)
    this.line = line
  }
}

/**
 * Reads a table as spreadsheets save it: UTF-8 or UTF-16, with or without a byte order mark, separated by commas, semicolons
 * or tabs. The first row names the columns, in any case. Skips empty rows.
 * @throws UnreadableCsv
 */
export function readCsv(bytes: Uint8Array): { columns: string[]; rows: CsvRow[] } {
  const text = decode(bytes)
  const [first = ''] = text.split(/\r\n|\n|\r/, 1)
  const lines = parseLines(text, separatorOf(first))
  const [header, ...others] = lines
  if (!header) throw new UnreadableCsv('The file is empty.')
  const columns = header.cells.map((name) => name.toLowerCase())
  const doubled = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (doubled !== undefined)
    throw new UnreadableCsv(`The column "${doubled}" is there twice.`, header.line)
  const rows = others.map(({ line, cells }) => {
    if (cells.slice(columns.length).some((cell) => cell !== ''))
      throw new UnreadableCsv('The row has more cells than the first row has columns.', line)
    return { line, cells: new Map(columns.map((name, at) => [name, cells[at] ?? ''])) }
  })
  return { columns: columns.filter((name) => name !== ''), rows }
}

const marks = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const

function decode(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.[1] ?? guessEncoding(bytes)
  try {
    // Also removes the byte order mark.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableCsv(
      'The file is neither UTF-8 nor UTF-16. In Excel, save it as “CSV UTF-8”.',
    )
  }
}

/** UTF-16 without a mark has a zero byte in each separator and line end, which no text in UTF-8 contains. */
function guessEncoding(bytes: Uint8Array): string {
  const zero = bytes.subarray(0, 4096).indexOf(0)
  if (zero < 0) return 'utf-8'
  return zero % 2 === 0 ? 'utf-16be' : 'utf-16le'
}

/** The separator that the header contains most often. */
function separatorOf(header: string): string {
  const count = (separator: string) => header.split(separator).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function parseLines(text: string, delimiter: string): { line: number; cells: string[] }[] {
  const found: { line: number; cells: string[] }[] = []
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record(cells: string[], { lines }) {
        found.push({ line: startOf(cells, lines), cells: cells.map((cell) => cell.trim()) })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(error['lines']) || null
    throw new UnreadableCsv('A quotation mark is not closed, or a cell has one inside.', line)
  }
  return found
}

/** `lines` counts up to the end of a record, whose cells may contain line breaks. */
function startOf(cells: readonly string[], lines: number): number {
  const breaks = cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
  return lines - breaks
}
