import {
  type Machine,
  type MachineKind,
  type Programme,
  type WaterTemperature,
  waterTemperatures,
} from '@washhouse/contract/product/product.contract'
import { pick } from '../../../platform/pick.ts'

export type PriceColumn =
  | { kind: 'water'; temperature: WaterTemperature }
  | { kind: 'title'; title: string }

export interface PriceRow extends Pick<
  Machine,
  'id' | 'title' | 'capacity' | 'image' | 'fits' | 'description'
> {
  /** Show the name too, because another machine in the table has the same capacity. */
  isNamed: boolean
  /** One per column; null if the machine has no such programme. */
  cells: (Programme | null)[]
}

/** The prices of one kind of machine: a row per machine, equal programmes in one column. */
export interface PriceTableView {
  columns: PriceColumn[]
  rows: PriceRow[]
}

/** A machine that washes nothing, such as the coin changer. */
export type Helper = Pick<Machine, 'id' | 'image' | 'title' | 'description' | 'programmes'>

/** The published machines for the page, in the editors' order. */
export function showMachines(machines: readonly Machine[]) {
  const published = machines.filter(({ status }) => status === 'published')
  const ofKind = (...kinds: MachineKind[]) => published.filter(({ kind }) => kinds.includes(kind))
  return {
    washers: tabulate(ofKind('washer')),
    dryers: tabulate(ofKind('dryer')),
    helpers: ofKind('coin_exchange', 'detergent_vending').map(
      (machine): Helper => pick(machine, 'id', 'image', 'title', 'description', 'programmes'),
    ),
  }
}

function tabulate(machines: readonly Machine[]): PriceTableView {
  const columns = columnsOf(machines.flatMap(({ programmes }) => programmes))
  const rows = machines.map((machine): PriceRow => {
    const { capacity, programmes } = machine
    const alike = machines.filter((other) => other.capacity === capacity)
    return {
      ...pick(machine, 'id', 'title', 'capacity', 'image', 'fits', 'description'),
      isNamed: alike.length > 1 || capacity === null,
      cells: columns.map((column) => programmes.find((each) => stands(each, column)) ?? null),
    }
  })
  return { columns, rows }
}

/** Water temperatures from cold to hot, then titles in order of appearance. */
function columnsOf(programmes: readonly Programme[]): PriceColumn[] {
  const waters = waterTemperatures
    .filter((water) => programmes.some(({ temperature }) => temperature === water))
    .map((temperature): PriceColumn => ({ kind: 'water', temperature }))
  const titles = new Set(
    programmes.flatMap(({ temperature, title }) => (temperature === null ? (title ?? '') : [])),
  )
  return [...waters, ...Array.from(titles, (title): PriceColumn => ({ kind: 'title', title }))]
}

function stands({ temperature, title }: Programme, column: PriceColumn): boolean {
  if (column.kind === 'water') return temperature === column.temperature
  return temperature === null && (title ?? '') === column.title
}
