import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

const imports =
  /(?:\b(?:import|export)\s+(?!type\b)(?:[\w*{][^'";]*?\bfrom\s*)?|\bimport\()'(?<from>[^']+)'/g
const isSource = /\.tsx?$/
/**
 * Never sent to browsers: server modules, the client of the content service, test helpers. Routes without a page
 * (`*.route.ts`) run only on the server.
 */
const isElsewhere =
  /\.(?:server|test|fixtures)\.tsx?$|\.route\.ts$|\/app\/testing\/|\/\+types\/|\/contract\/src\/client\//

/**
 * Modules sent to browsers, including imports from the contract but not those reached only through `*.server.ts`. Includes
 * loaders, which share a file with their page.
 */
export async function findBrowserFiles(repository: string): Promise<Set<string>> {
  const app = join(repository, 'web/app')
  const names = await readdir(app, { recursive: true })
  const waiting = names
    .map((name) => join(app, name))
    .filter((file) => isSource.test(file) && !isElsewhere.test(file))
  const found = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const text = await readFile(file, 'utf8')
    for (const { groups } of text.matchAll(imports)) {
      const next = resolveImport(repository, file, groups?.['from'] ?? '')
      if (next) waiting.push(next)
    }
  }
  return found
}

function resolveImport(repository: string, file: string, from: string): string | null {
  if (/\.json\b/.test(from)) return null
  const [, module] = /^@washhouse\/contract\/(.+)$/.exec(from) ?? []
  const path = module
    ? join(repository, 'contract/src', `${module}.ts`)
    : resolve(dirname(file), from)
  const isOurs = (module !== undefined || from.startsWith('.')) && isSource.test(path)
  return isOurs && !isElsewhere.test(path) ? path : null
}
