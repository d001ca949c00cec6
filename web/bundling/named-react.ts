import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { z } from 'zod'

/**
 * React is CommonJS: told apart into names once, here, instead of in every file that imports it. No
 * page then needs the bundler's helpers for CommonJS, which would be a file and a round trip more.
 */
export const namedReact: Plugin = {
  name: 'named-react',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    reactModules.has(source) && importer !== undefined && !insideReact.test(importer)
      ? namedPrefix + source
      : null,
  load(id) {
    if (!id.startsWith(namedPrefix)) return null
    const source = id.slice(namedPrefix.length)
    const names = Object.keys(z.looseObject({}).parse(require(source))).filter(
      (name) => !leftOut.has(name),
    )
    return [
      `import whole from '${source}'`,
      'export default whole',
      `export const { ${names.join(', ')} } = whole`,
    ].join('\n')
  },
}

/** Features that `lean-react.ts` leaves out: a page that asks for one is not built. */
const leftOut = new Set(['Activity', 'ViewTransition', 'addTransitionType'])

const require = createRequire(import.meta.url)
const namedPrefix = '\0named-react:'
const insideReact = /named-react:|\/node_modules\/(?:react|react-dom|scheduler)\//
const reactModules = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])
