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
