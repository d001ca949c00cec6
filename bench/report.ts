import { median } from './process-cpu.ts'

/** A table of the report; the first column names the row. */
export interface Section {
  title: string
  note: string
  columns: string[]
  rows: string[][]
}

export function printSection({ title, note, columns, rows }: Section): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const divider = line(columns.map(() => '---'))
  return [`## ${title}`, '', note, '', line(columns), divider, ...rows.map(line), ''].join('\n')
}

/** The report with these sections in place of those with the same titles; new ones follow. */
export function replaceSections(report: string, head: string, printed: readonly string[]): string {
  const titleOf = (section: string) => section.split('\n', 1)[0]
  const older = report.split(/^(?=## )/m).slice(1)
  const titles = new Set(older.map(titleOf))
  const sections = older.map((section) => {
    return printed.find((one) => titleOf(one) === titleOf(section)) ?? section
  })
  const added = printed.filter((section) => !titles.has(titleOf(section)))
  return [head, ...sections, ...added].map((part) => `${part.trimEnd()}\n`).join('\n')
}

/** 'median (min–max)' of some rounds. */
export function spread(values: readonly number[], digits = 1): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

export function verdict(value: number, limit: number, isAtLeast = false): string {
  return (isAtLeast ? value >= limit : value <= limit) ? 'holds' : '**over**'
}
