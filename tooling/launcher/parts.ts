/** One of the programs the product consists of. Paths are relative to the repository. */
export interface Part {
  name: 'content' | 'web'
  title: string
  /** The workspace; its package.json has the script `build`. */
  folder: string
  /** What Node runs, in `folder`. */
  entry: string
  /** What V8 is told. */
  nodeOptions: string[]
  /** How far it stands back for the rest of the machine, as `constants.priority` of node:os has it. */
  priority?: number
  /** Where `build` writes; deleted output counts as stale. */
  output: string
  /** Everything the output depends on. */
  sources: string[]
  /** Answers 200 once the part does its work. */
  readyPath: string
  /** What fills an empty database, beside `folder`; prints `seed: <done>/<total> <what>` as it goes. */
  seed?: string
}

const SHARED = ['contract', 'serving', 'package-lock.json', 'tsconfig.base.json']

export const CONTENT: Part & { seed: string } = {
  name: 'content',
  title: 'content service',
  folder: 'content',
  entry: 'src/server.ts',
  nodeOptions: [
    // Else a flood makes the young generation grow, and nothing gives it back (decision 0020).
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    // Else all of the heap is gone through every few hundred answers (decision 0020).
    '--heap-growing-percent=100',
  ],
  // Whoever waits for a page that is kept goes before those who keep this part busy (decision 0022).
  priority: 5,
  output: '.next',
  sources: ['content', ...SHARED],
  readyPath: '/readyz',
  seed: '../demo/seed/seed.ts',
}

export const WEB: Part = {
  name: 'web',
  title: 'website',
  folder: 'web',
  entry: 'server/server.ts',
  nodeOptions: [
    // Else the young generation grows until a collection keeps visitors waiting for milliseconds (decision 0023).
    '--max-semi-space-size=8',
    // Its helpers take more from those who share the processors than they give.
    '--no-parallel-scavenge',
    // Else what pages are made of is put where only a collection of all finds it dead (decision 0034).
    '--no-allocation-site-pretenuring',
    // Else all of the heap is gone through every hundred pages, as the content service's (decision 0020).
    '--heap-growing-percent=100',
  ],
  output: 'build',
  sources: ['web', ...SHARED],
  readyPath: '/readyz',
}
