import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesAbove, type ModuleGraph } from './module-graph.ts'

/** The areas whose pages the sitemap lists; a members' area lists none. */
const listedAreas: ReadonlySet<string> = new Set(
  globSync('*/*.sitemap.server.ts', {
    cwd: fileURLToPath(new URL('../app/features/', import.meta.url)),
  }).map(firstFolder),
)

/**
 * The stylesheet that a source of styles goes into. `core` has what every page has, and what two listed
 * areas share; what one of them has is in its own, and what it shares with several others beside it, so
 * that these need not link the rest. No other area puts anything there: what they alone have comes with
 * them, and in `members` what several of them have.
 */
export function nameStylesheet(
  id: string,
  graph: ModuleGraph,
  listed: ReadonlySet<string> = listedAreas,
): string | null {
  if (!isStyle(id)) return null
  const files = filesAbove(id, graph, { onDemandToo: true })
  if (files.some(isRoot)) return 'core'
  const areas = new Set(files.filter(isPage).map(areaOf))
  // The gallery shows every part there is, from wherever its look comes.
  if (areas.size > 1) areas.delete('gallery')
  const [first, second] = areas.intersection(listed)
  if (first && second) return 'core'
  if (first) return areas.size > 2 ? `${first}-shared` : first
  return areas.size > 1 ? 'members' : ([...areas][0] ?? '')
}

/** A source of styles that a module imports; an address (`?url`) is its module's own business. */
export const isStyle = (id: string) => id.endsWith('.css')

export const isRoot = (file: string) => file.endsWith('/app/root.tsx')
export const isPage = (file: string) => /\/app\/features\/.*\.page\.tsx$/.test(file)

const areaOf = (page: string) => firstFolder(page.slice(page.indexOf('/features/') + 10))

function firstFolder(path: string): string {
  return path.split('/', 1)[0] ?? ''
}
