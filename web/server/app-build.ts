import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { RequestContext } from '../app/request-context.ts'

/** The built website: React Router's server build with what its entry module adds. */
export interface AppBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: ServerBuild['entry']['module'] & {
      createLoadContext(values: RequestContext): RouterContextProvider
    }
  }
}

export async function loadAppBuild(): Promise<AppBuild> {
  // Built by `npm run build`; the types say what is in it.
  const file = new URL('../build/server/index.js', import.meta.url)
  return (await import(file.href)) as AppBuild
}
