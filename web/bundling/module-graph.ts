export interface ModuleGraph {
  getModuleInfo(id: string): {
    importers: readonly string[]
    dynamicImporters: readonly string[]
    code: string | null
  } | null
}

/** The file itself and everything that imports it, directly or indirectly. */
export function filesAbove(
  id: string,
  graph: ModuleGraph,
  { onDemandToo = false }: { onDemandToo?: boolean } = {},
): string[] {
  const above = new Set([id])
  // The set grows during the iteration, until it contains all importers.
  for (const known of above) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(known) ?? {}
    for (const importer of importers) above.add(importer)
    if (onDemandToo) for (const importer of dynamicImporters) above.add(importer)
  }
  return [...new Set(Array.from(above, (known) => known.split('?')[0] ?? known))]
}
