import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { HeardChanges } from '../app/core/content/heard-changes.ts'
import type { RequestContext } from '../app/core/request/request-context.ts'

/** The built website: React Router's server build with the exports of its entry module. */
export interface AppBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: ServerBuild['entry']['module'] & {
      createLoadContext(values: RequestContext): RouterContextProvider
      /** Receives the changes that the content service reports. */
      heardChanges: HeardChanges
    }
  }
}

export async function loadAppBuild(): Promise<AppBuild> {
  const file = new URL('../build/server/index.js', import.meta.url)
  const build: unknown = await import(file.href)
  if (!isAppBuild(build)) throw new Error('web/build is not a build of this website: run its build')
  return build
}

/** True if the loaded module is a build of this website. */
export function isAppBuild(build: unknown): build is AppBuild {
  if (!isObject(build) || !('routes' in build) || !isObject(build.routes)) return false
  if (!('entry' in build) || !isObject(build.entry)) return false
  const { entry } = build
  if (!('module' in entry) || !isObject(entry.module)) return false
  const { module } = entry
  if (!('heardChanges' in module) || !isObject(module.heardChanges)) return false
  return 'createLoadContext' in module && typeof module.createLoadContext === 'function'
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
