/** A program of the product. Paths are relative to the repository. */
export interface Part {
  name: 'content' | 'web'
  title: string
  /** Workspace; its package.json has the script `build`. */
  folder: string
  /** Entry file in `folder`. */
  entry: string
  /** Process niceness, see `constants.priority` of node:os. */
  priority?: number
  /** Output of `build`; the part is stale without it. */
  output: string
  /** All inputs of the build. */
  sources: string[]
  /** Returns 200 when the part is ready. */
  readyPath: string
  /** Program beside `folder` that fills an empty database; prints `seed: <done>/<total> <what>` as progress. */
  seed?: string
}

const SHARED = ['contract', 'serving', 'package-lock.json', 'tsconfig.base.json']

export const CONTENT: Part & { seed: string } = {
  name: 'content',
  title: 'content service',
  folder: 'content',
  entry: 'src/server.ts',
  // Requests for cached pages must not wait for work of this part (decision 0022).
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
