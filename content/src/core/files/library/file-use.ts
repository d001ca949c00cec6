import { defaultLanguage } from '@washhouse/contract/language'
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { columnNamed } from '../../../platform/database/column.ts'
import { connectionTo, tableOf, type Table } from '../../../platform/database/tables.ts'
import { columnsTo, parentIdColumn } from '../../../platform/uses/find-uses.ts'
import { isVisible, openEntity } from '../../records/entity-source.ts'
import { tableNameOf, type StoredEntity } from '../../records/stored-entity.ts'

/** Who may have the files of a visible record: everyone, members, or the member whom it names. */
export type FileReaders = 'anyone' | 'members' | { owner: string }

/** Readers of these records may have the library files that the records use. Other records give no access. */
export interface FileUse {
  entity: StoredEntity<unknown>
  /** `{ owner }`: the column with a member's id. */
  readers: FileReaders
}

/** Declares who may have the files of a feature's records while these are published and within their dates. */
export function defineFileUse(entity: StoredEntity<unknown>, readers: FileReaders): FileUse {
  return { entity, readers }
}

/** Conditions on a file. Each is true if a visible record gives the file to such readers. */
export interface GivenTo {
  anyone: SQL
  members: SQL
  /** To the requesting member. */
  owner: SQL
  /** To some member, perhaps not the requesting one. */
  anyOwner: SQL
}

/** The requested file, the member and the time (ISO 8601). */
interface Asked {
  file: string
  member: string | null
  now: string
}

export function givenTo(
  payload: BasePayload,
  uses: readonly FileUse[],
  { file, member, now }: Asked,
): GivenTo {
  const ofReaders = (readers: 'anyone' | 'members') =>
    anyOf(uses.filter((use) => use.readers === readers).flatMap((use) => conditionsOfUse(use)))
  const ofOwner = (id?: string) =>
    anyOf(
      uses.flatMap((use) =>
        typeof use.readers === 'string'
          ? []
          : conditionsOfUse(use, { column: use.readers.owner, id }),
      ),
    )
  return {
    anyone: ofReaders('anyone'),
    members: ofReaders('members'),
    owner: member === null ? anyOf([]) : ofOwner(member),
    anyOwner: ofOwner(),
  }

  /** One condition for each field of the records that may contain the file. */
  function conditionsOfUse(
    { entity }: FileUse,
    owner?: { column: string; id?: string | undefined },
  ) {
    const root = openEntity(payload, entity, defaultLanguage)
    const isOwn = owner?.id !== undefined && eq(columnNamed(root.main, owner.column), owner.id)
    return fieldsOf(payload, entity).map(({ column, tables }) => {
      const [own = root.main, ...above] = tables
      const record = connectionTo(payload)
        .select({ found: sql`1` })
        .from(own)
        .where(and(eq(columnNamed(own, column), file), isVisible(root, now), isOwn || undefined))
        .$dynamic()
      let part = own
      for (const next of above) {
        record.innerJoin(next, eq(parentIdColumn(part), columnNamed(next, 'id')))
        part = next
      }
      return sql`exists ${record}`
    })
  }
}

/** Every column of an entity that may refer to a file, with the tables from there up to the record. */
function fieldsOf(payload: BasePayload, entity: StoredEntity<unknown>) {
  const table = tableNameOf(entity)
  return columnsTo(payload, 'library-files')
    .filter(({ tables }) => tables.at(-1) === table)
    .map(({ column, tables }) => ({
      column,
      tables: tables.map((name): Table => tableOf(payload, name)),
    }))
}

function anyOf(conditions: SQL[]): SQL {
  return or(...conditions) ?? sql`1 = 0`
}
