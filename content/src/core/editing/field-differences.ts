import type { ClientField, ClientTab } from 'payload'

export type Fields = Readonly<Record<string, unknown>>
export type NamedField = ClientField & { name: string }
export type Side = 'mine' | 'theirs'

export interface Difference {
  field: NamedField
  mine: unknown
  theirs: unknown
  changedBy: 'me' | 'them' | 'both'
}

interface Versions {
  opened: Fields
  mine: Fields
  theirs: Fields
}

/** The differences between a form and the newest version, in the form's order. */
export function findDifferences(fields: readonly ClientField[], versions: Versions): Difference[] {
  return editableFields(fields).flatMap((field) => {
    const [opened, mine, theirs] = [versions.opened, versions.mine, versions.theirs].map(
      (version) => comparable(valueIn(version, field)),
    )
    if (mine === theirs) return []
    const changedBy = mine === opened ? 'them' : theirs === opened ? 'me' : 'both'
    const { name } = field
    return [
      { field, mine: valueIn(versions.mine, field), theirs: versions.theirs[name], changedBy },
    ]
  })
}

/** The default choice, which preserves both editors' work. */
export function sideOf({ changedBy }: Difference): Side {
  return changedBy === 'them' ? 'theirs' : 'mine'
}

/** The newest version with the values chosen from the form. */
export function mergeChosen(
  { mine, theirs }: Omit<Versions, 'opened'>,
  chosen: ReadonlyMap<string, Side>,
): Fields {
  const own = Object.entries(mine).filter(
    ([name]) => !(name in theirs) || chosen.get(name) === 'mine',
  )
  return { ...theirs, ...Object.fromEntries(own) }
}

/** The fields that editors fill in, flattened out of tabs and rows. */
export function editableFields(fields: readonly ClientField[]): NamedField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [groupOf(tab, tab.name)] : editableFields(tab.fields),
      )
    if (!('name' in field) || !field.name)
      return 'fields' in field ? editableFields(field.fields) : []
    if (field.type === 'ui' || field.type === 'join' || isMachines(field)) return []
    return [field as NamedField]
  })
}

function groupOf({ fields, label }: ClientTab, name: string): NamedField {
  const hasText = typeof label === 'string' || typeof label === 'object'
  return { type: 'group', name, fields, ...(hasText ? { label } : {}) }
}

function isMachines({ name, admin }: ClientField & { name: string }): boolean {
  if (name === 'id' || name === '_status') return true
  return Boolean(
    admin && (('hidden' in admin && admin.hidden) || ('readOnly' in admin && admin.readOnly)),
  )
}

function valueIn(version: Fields, { name, type }: NamedField): unknown {
  const value = version[name]
  // A form stores the number of rows if there are none.
  return (type === 'array' || type === 'blocks') && !Array.isArray(value) ? [] : value
}

/** A canonical text for comparison: the form and the service omit different empty values. */
export function comparable(value: unknown): string {
  return JSON.stringify(withoutEmpty(value)) ?? ''
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
    .map(([name, part]) => [name, withoutEmpty(part)] as const)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/**
 * The path for the error of a rejected save. Not a field of any record: a form check that answers at the same moment marks
 * every field as valid, which would hide the error.
 */
export const refusalPath = 'newerVersion'
