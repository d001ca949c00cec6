import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

const assignment = 'window.__reactRouterManifest='
const Route = z.looseObject({ id: z.string(), path: z.string().optional() })
type Route = z.infer<typeof Route>
const Manifest = z.looseObject({ routes: z.record(z.string(), Route) })

/** The same in the browser as {@link inEnglish} is here. */
const restoring =
  ';(r=>{for(const[k,v]of Object.entries(r))if(k.startsWith("th.")){const id="en."+k.slice(3);' +
  'r[id]={...v,id,path:v.path?"en/"+v.path:"en"}}})(window.__reactRouterManifest.routes);'

/**
 * The list of all routes, which every page loads, without the English ones: they are the Thai ones under another
 * path, and the browser makes them of these.
 * @throws where an English route is none of a Thai one, or the other way round.
 */
export function leanManifest(text: string): string {
  const end = text.lastIndexOf('}') + 1
  const manifest = Manifest.parse(JSON.parse(text.slice(assignment.length, end)))
  const isEnglish = (id: string) => id.startsWith('en.')
  const kept = Object.entries(manifest.routes).filter(([id]) => !isEnglish(id))
  const made = kept.filter(([id]) => id.startsWith('th.')).map(([, route]) => inEnglish(route))
  const english = Object.values(manifest.routes).filter(({ id }) => isEnglish(id))
  const byId = (routes: Route[]) => Object.fromEntries(routes.map((route) => [route.id, route]))
  if (!isDeepStrictEqual(byId(made), byId(english)))
    throw new Error('The English routes are not the Thai ones below /en')
  return assignment + JSON.stringify({ ...manifest, routes: Object.fromEntries(kept) }) + restoring
}

function inEnglish(route: Route): Route {
  const { id, path } = route
  return { ...route, id: `en.${id.slice('th.'.length)}`, path: path ? `en/${path}` : 'en' }
}
