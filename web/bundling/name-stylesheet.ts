import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesAbove, type ModuleGraph } from './module-graph.ts'

/** Features with pages in the sitemap; member features have none. */
const listedAreas: ReadonlySet<string> = new Set(
  globSync('*/*.sitemap.server.ts', {
    cwd: fileURLToPath(new URL('../app/features/', import.meta.url)),
  }).map(firstFolder),
)

/**
 * The stylesheet for a CSS file. `core` has the styles of all pages, and those that two listed features share. Styles of one
 * listed feature are in its own sheet; styles it shares with several other features are in `…-shared`, so that these need
 * not link the rest. Styles of other features are in their own sheet, and in `members` if several share them.
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
  // The gallery shows every component, from all features.
  if (areas.size > 1) areas.delete('gallery')
  const [first, second] = areas.intersection(listed)
  if (first && second) return 'core'
  if (first) return areas.size > 2 ? `${first}-shared` : first
  return areas.size > 1 ? 'members' : ([...areas][0] ?? '')
}

/** A CSS file that a module imports; an address (`?url`) is handled by its module. */
export const isStyle = (id: string) => id.endsWith('.css')

export const isRoot = (file: string) => file.endsWith('/app/root.tsx')
export const isPage = (file: string) => /\/app\/features\/.*\.page\.tsx$/.test(file)

const areaOf = (page: string) => firstFolder(page.slice(page.indexOf('/features/') + 10))

function firstFolder(path: string): string {
  return path.split('/', 1)[0] ?? ''
}
