/** A page that asks for the map in its address opens it by itself. */
const mapHash = '#map'

/**
 * Only the document of the branch list may load the editors' map: a visitor who came here within the
 * app still has the policy of the page he came in by. True: the page is being loaded anew.
 */
export function reloadForPolicy(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  if (!arrival || new URL(arrival.name).pathname === location.pathname) return false
  history.replaceState(history.state, '', location.pathname + location.search + mapHash)
  location.reload()
  return true
}
