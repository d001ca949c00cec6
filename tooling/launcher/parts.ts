/** One of the programs the product consists of. Paths are relative to the repository. */
export interface Part {
  name: 'content' | 'web'
  title: string
  /** The workspace; its package.json has the script `build`. */
  folder: string
  /** What Node runs, in `folder`. */
  entry: string
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
  output: 'build',
  sources: ['web', ...SHARED],
  readyPath: '/readyz',
}
