import type { Plugin, Rolldown } from 'vite'
import { filesAbove, type ModuleGraph } from './module-graph.ts'
import { isPage, isRoot, nameStylesheet } from './name-stylesheet.ts'

/**
 * Sets the stylesheets that each page links in React Router: those of its modules, also of the ones loaded on demand. Those
 * of the root are on every page.
 */
export const pageStyles: Plugin = {
  name: 'page-styles',
  enforce: 'post',
  apply: 'build',
  generateBundle(_, bundle) {
    const isServer = this.environment.name !== 'client'
    const links = isServer ? null : linksByPage(this, addressesIn(bundle))
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const sheets = chunk.viteMetadata?.importedCss ?? new Set()
      // The server links the browser's stylesheets and needs none of its own.
      if (isServer) for (const address of sheets) delete bundle[address]
      sheets.clear()
      const [file = ''] = chunk.facadeModuleId?.split('?') ?? []
      if (chunk.isEntry) for (const address of links?.get(file) ?? []) sheets.add(address)
    }
  },
}

/** Links of the root and of each page, by file; `addresses` are the stylesheets' addresses by name. */
export function linksByPage(
  graph: ModuleGraph & { getModuleIds(): Iterable<string> },
  addresses: ReadonlyMap<string, string>,
  nameOf = nameStylesheet,
): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>()
  for (const id of graph.getModuleIds()) {
    const name = nameOf(id, graph)
    if (name === null) continue
    const address = addresses.get(name)
    if (!address) throw new Error(`${id} belongs to a stylesheet that was not made: ${name}`)
    const files = filesAbove(id, graph, { onDemandToo: true })
    const root = files.find(isRoot)
    for (const file of root ? [root] : files.filter(isPage))
      links.set(file, (links.get(file) ?? new Set()).add(address))
  }
  const ofRoot = [...links].find(([file]) => isRoot(file))?.[1] ?? new Set()
  for (const [file, own] of links) if (!isRoot(file)) links.set(file, own.difference(ofRoot))
  return links
}

function addressesIn(bundle: Rolldown.OutputBundle): Map<string, string> {
  const addresses = new Map<string, string>()
  for (const file of Object.values(bundle))
    if (file.type === 'asset')
      for (const name of file.names)
        if (name.endsWith('.css')) addresses.set(name.slice(0, -4), file.fileName)
  return addresses
}
