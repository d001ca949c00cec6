import { describe, expect, it } from 'vitest'
import { findMismatch, type Pair } from './compare-ids.ts'

const pair = (own: Partial<Pair>): Pair => ({
  folderIds: {},
  databaseId: undefined,
  isDatabaseNew: false,
  hasFiles: true,
  ...own,
})

describe('A data folder and a database may be used together', () => {
  const fitting: [string, Partial<Pair>][] = [
    ['where they have the same id', { folderIds: { own: 'a' }, databaseId: 'a' }],
    [
      'after a start that ended before the folder had it',
      { folderIds: { draft: 'a' }, databaseId: 'a' },
    ],
    ['after an adoption that did', { folderIds: { own: 'b', draft: 'a' }, databaseId: 'a' }],
    ['where both are new', { isDatabaseNew: true, hasFiles: false }],
    [
      'after a first start that ended early',
      { folderIds: { draft: 'a' }, isDatabaseNew: true, hasFiles: false },
    ],
    ['where both are of an older version', {}],
    ['where the folder is empty and the database is of an older version', { hasFiles: false }],
    ['where another machine has an empty folder', { databaseId: 'a', hasFiles: false }],
  ]
  it.each(fitting)('%s', (_, own) => {
    expect(findMismatch(pair(own))).toBeUndefined()
  })
})

describe('A data folder and a database must not be used together', () => {
  const foreign = 'belongs to another database'
  const unknown = 'has files of unknown origin'
  const ofNew = ', and this database is new and empty'
  const mismatches: [string, Partial<Pair>, string][] = [
    ['where their ids differ', { folderIds: { own: 'a' }, databaseId: 'b' }, foreign],
    [
      'where their ids differ, whatever the folder holds',
      { folderIds: { own: 'a' }, databaseId: 'b', hasFiles: false },
      foreign,
    ],
    ['where only the folder has one', { folderIds: { own: 'a' } }, foreign],
    [
      'where the database of the folder is not there',
      { folderIds: { own: 'a' }, isDatabaseNew: true, hasFiles: false },
      foreign + ofNew,
    ],
    ['where files of an older version meet a database with an id', { databaseId: 'a' }, unknown],
    [
      'where the id that a start was about to give the folder is not that of the database',
      { folderIds: { draft: 'a' }, databaseId: 'b' },
      unknown,
    ],
    ['where there are files and a new database', { isDatabaseNew: true }, unknown + ofNew],
    [
      'where the id in the folder was cut off',
      { folderIds: { own: '' }, databaseId: 'a' },
      foreign,
    ],
  ]
  it.each(mismatches)('%s', (_, own, reason) => {
    expect(findMismatch(pair(own))).toBe(reason)
  })
})
