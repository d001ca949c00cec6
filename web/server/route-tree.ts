import type { RouteObject, ServerBuild } from 'react-router'

/** The build's routes as the router matches them, with their handles. */
export function toRouteTree(
  routes: ServerBuild['routes'],
  { caseSensitive = true, parentId }: { caseSensitive?: boolean; parentId?: string } = {},
): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }) => {
      const own = { id, path, caseSensitive, handle: module.handle }
      return index
        ? { ...own, index }
        : { ...own, children: toRouteTree(routes, { caseSensitive, parentId: id }) }
    })
}

/** React Router requests the data of '/' at '/_.data'. */
export function documentPathOf(dataPath: string): string {
  return dataPath.replace(dataPath.endsWith('/_.data') ? /_\.data$/ : /\.data$/, '')
}
