import { branchPayments, branchServices } from '@washhouse/contract/branch/branch.contract'
import { readClockTime } from '@washhouse/contract/branch/clock-time'
import type { CsvRow } from '../../../platform/csv/read-csv.ts'

/** A fault of a cell, of a row (`column` null) or of the file (`line` null). In English, as all output of commands. */
export interface Fault {
  line: number | null
  column: string | null
  reason: string
}

/** The columns of a table of branches. */
export const branchColumns = [
  'slug',
  'name_th',
  'name_en',
  'landmark_th',
  'landmark_en',
  'province',
  'latitude',
  'longitude',
  'phone',
  'facebook',
  'google_map',
  'services',
  'payments',
  'hours',
  'weekend_hours',
  'status',
] as const
type Column = (typeof branchColumns)[number]

/** The values of a row; undefined if the file does not have the column, or if its cell is wrong. */
export type BranchRow = ReturnType<typeof readBranchRow>

/** Reads the cells of a row and adds what is wrong with them to `faults`. An empty cell is null. */
export function readBranchRow({ line, cells }: CsvRow, faults: Fault[]) {
  function read<Value>(column: Column, reader: (cell: string) => Value): Value | undefined {
    const cell = cells.get(column)
    if (cell === undefined) return undefined
    try {
      return reader(cell)
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ line, column, reason: error.message })
      return undefined
    }
  }
  return {
    slug: read('slug', readRequired),
    nameTh: read('name_th', readRequired),
    nameEn: read('name_en', readText),
    landmarkTh: read('landmark_th', readText),
    landmarkEn: read('landmark_en', readText),
    province: read('province', readRequired),
    latitude: read('latitude', readDegrees),
    longitude: read('longitude', readDegrees),
    phone: read('phone', readText),
    facebook: read('facebook', readText),
    googleMap: read('google_map', readText),
    services: read('services', readList(branchServices)),
    payments: read('payments', readList(branchPayments)),
    hours: read('hours', readHours),
    weekendHours: read('weekend_hours', readTimes),
    status: read('status', readStatus),
  }
}

class CellFault extends Error {}

function readText(cell: string): string | null {
  return cell || null
}

function readRequired(cell: string): string {
  if (!cell) throw new CellFault('is empty')
  return cell
}

function readDegrees(cell: string): number | null {
  if (!cell) return null
  if (!/^-?\d+(\.\d+)?$/.test(cell))
    throw new CellFault(`"${cell}" is no number of degrees; write it like 18.79851`)
  return Number(cell)
}

function readList<Name extends string>(names: readonly Name[]) {
  return (cell: string): Name[] => {
    const written = cell.split(/[,;|]/).map((name) => name.trim().toLowerCase())
    return written.filter(Boolean).map((name) => {
      const known = names.find((each) => each === name)
      if (known) return known
      throw new CellFault(`"${name}" is none of ${names.join(', ')}`)
    })
  }
}

function readHours(cell: string): 'all-day' | Times {
  if (/^24\s*(h|hours?|ชม\.?|ชั่วโมง)?$/i.test(cell)) return 'all-day'
  const times = readTimes(cell)
  if (!times) throw new CellFault('is empty; write 24, or times like 08:00-22:00')
  return times
}

interface Times {
  opens: string
  closes: string
}

function readTimes(cell: string): Times | null {
  if (!cell) return null
  const [opens, closes, ...others] = cell.split(/[-–]|\bto\b|ถึง/).map(readClockTime)
  if (!opens || !closes || others.length > 0)
    throw new CellFault(`cannot read "${cell}"; write times like 08:00-22:00`)
  return { opens, closes }
}

function readStatus(cell: string): 'published' | 'draft' | null {
  if (!cell) return null
  const status = cell.toLowerCase()
  if (status === 'published' || status === 'draft') return status
  throw new CellFault(`"${cell}" is neither published nor draft`)
}
