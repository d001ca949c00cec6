import type { Example } from '../../core/ui/example.ts'

export interface Part {
  /** Name of its folder, e.g. 'ui-button'. */
  name: string
  examples: readonly Example[]
}

const modules = import.meta.glob<Example[]>(
  ['../../core/ui/*/*.examples.tsx', '../../core/blocks/*/*.examples.tsx'],
  { eager: true, import: 'examples' },
)

/** All *.examples.tsx: first ui, then blocks, each sorted by name. */
export const galleryParts: readonly Part[] = Object.entries(modules)
  .map(([file, examples]) => ({
    name: file.split('/').slice(3, 5).join('-'),
    examples,
  }))
  .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))

function rank({ name }: Part): number {
  return name.startsWith('ui-') ? 0 : 1
}
