import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from './scalars.ts'
import { defineWireTable } from './wire-table.ts'

const Washer = z.object({
  id: Id,
  program: Id.meta({ relation: 'program' }),
  brandName: z.string(),
})

const Program = z.object({ id: Id, minutes: z.int(), title: z.string() })

export const programWire = defineWireTable('program', Program, { title: 'data.title' })
const washerWire = defineWireTable(
  'washer',
  Washer,
  { brandName: 'brand' },
  {
    program: () => programWire,
  },
)

/** A table with every field kind and two chained relations. */
export const machineWire = defineWireTable(
  'machine',
  z.object({
    id: Id,
    status: Status,
    code: z.string(),
    loads: z.int().nullable(),
    kilograms: z.number(),
    isBroken: z.boolean(),
    installedAt: Timestamp,
    picture: MediaId.nullable(),
    washer: Id.meta({ relation: 'washer' }),
    maker: z.string().meta({ relation: 'maker' }),
    settings: z.array(z.string()),
    label: z.string().nullable(),
  }),
  { isBroken: 'is_broken', installedAt: 'date_installed', label: 'data.label' },
  { washer: () => washerWire },
)

/** Query key of each kind. */
export const keyByKind = {
  string: 'code',
  integer: 'loads',
  float: 'kilograms',
  boolean: 'is_broken',
  timestamp: 'date_installed',
  file: 'picture',
  relation: 'washer',
  key: 'maker',
  json: 'settings',
} as const
