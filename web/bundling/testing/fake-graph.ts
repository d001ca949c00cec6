import type { ModuleGraph } from '../module-graph.ts'

const onDemand = ' later'

/** A graph in which each module imports these; `' later'` after a name: on demand. */
export function fakeGraph(
  imports: Record<string, readonly string[]>,
): ModuleGraph & { getModuleIds(): string[] } {
  const importersOf = (wanted: string) =>
    Object.entries(imports).flatMap(([id, all]) => (all.includes(wanted) ? [id] : []))
  return {
    getModuleIds: () => [
      ...new Set(
        Object.entries(imports).flatMap(([id, all]) => [
          id,
          ...all.map((each) => each.replace(onDemand, '')),
        ]),
      ),
    ],
    getModuleInfo: (id) => ({
      importers: importersOf(id),
      dynamicImporters: importersOf(id + onDemand),
      code: null,
    }),
  }
}
