import { defineWireTable } from '@washhouse/contract/wire/wire-table'
import { Id } from '@washhouse/contract/wire/scalars'
import { z } from 'zod'
import type { Area } from '../src/core/area.ts'
import { defineFileUse } from '../src/core/files/library/file-use.ts'
import { recordsWithDrafts, recordsWithoutDrafts } from '../src/core/publishing/publishing.ts'
import { defineEntity } from '../src/core/records/stored-entity.ts'
import { isStaff } from '../src/platform/access.ts'
import { libraryFile, libraryFiles } from '../src/platform/fields/file-fields.ts'
import { plainText } from '../src/platform/fields/text-fields.ts'
import { label } from '../src/platform/languages/labels.ts'

const words = label('ทดสอบ', 'Made up')
const Shelf = z.object({ id: Id })

// Payload's types do not know these collections, so their tables are named.
const shelves = defineEntity(defineWireTable('shelves', Shelf, {}), {
  storedIn: { table: 'shelves' },
  only: { _status: 'published' },
  visibleFrom: 'from',
})
const posters = defineEntity(defineWireTable('posters', Shelf, {}), {
  storedIn: { table: 'posters' },
  only: { _status: 'published' },
})
const letters = defineEntity(defineWireTable('letters', Shelf, {}), {
  storedIn: { table: 'letters' },
})

/** A feature for tests: scheduled shelves for members, public posters, and letters to one member each. */
const libraryArea: Area = {
  collections: [
    {
      slug: 'shelves',
      ...recordsWithDrafts({ tag: 'shelf', versions: 10, read: isStaff }),
      fields: [
        { name: 'from', type: 'date', label: words },
        libraryFile('manual', words),
        libraryFiles('files', words),
        { name: 'rows', type: 'array', fields: [libraryFile('page', words)] },
      ],
    },
    {
      slug: 'posters',
      ...recordsWithDrafts({ tag: 'poster', versions: 10 }),
      fields: [libraryFile('sheet', words)],
    },
    {
      slug: 'letters',
      ...recordsWithoutDrafts({ tag: 'letter', read: isStaff }),
      fields: [plainText('member', words, 36), libraryFile('letter', words)],
    },
    {
      slug: 'drawers',
      ...recordsWithDrafts({ tag: 'drawer', versions: 10, read: isStaff }),
      fields: [libraryFile('secret', words)],
    },
  ],
  files: [
    defineFileUse(shelves, 'members'),
    defineFileUse(posters, 'anyone'),
    defineFileUse(letters, { owner: 'member' }),
  ],
}

/** The product's list of features plus this one, for mocks. */
export function withLibraryArea<Product extends { areas: readonly Area[] }>(product: Product) {
  return { ...product, areas: [...product.areas, libraryArea], fileUses: libraryArea.files }
}
