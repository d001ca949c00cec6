import { tableSource } from '../../engines/search/table-source.ts'

/** Branches by their names and where they are. */
export const branchSource = tableSource({
  kind: 'branch',
  tag: 'branch',
  table: 'branches',
  fields: ['name', 'landmark'],
  names: {
    province: { table: 'provinces', tag: 'province' },
    sector: { table: 'sectors', tag: 'sector' },
  },
  describe: (text, name) => ({
    title: text('name'),
    text: [text('landmark'), name('province'), name('sector')].filter(Boolean).join(' · '),
  }),
})
