import manifest from '../../package.json' with { type: 'json' }
import { readAreas } from './areas.ts'
import { pathsByHand } from './by-hand.ts'
import { pathsOfCall, recordSchema, type AnyCall } from './call-operation.ts'
import { errorResponses, errorSchemas } from './errors.ts'
import { sharedParameters } from './parameters.ts'
import { isWrite, pathOfWrites, writeSchemas, type AnyWrite } from './write-operation.ts'

const areas = await readAreas()

/** OpenAPI 3.1 document of the content service, built from the calls and the wire tables. */
export function buildDocument() {
  const calls = Object.entries(areas).flatMap(([area, ofArea]) =>
    Object.values(ofArea).map((call) => ({ area, call })),
  )
  return {
    openapi: '3.1.1',
    info: {
      title: 'Washhouse content service',
      version: manifest.version,
      description:
        'Content of the website in Thai and English. Unknown query parameters are ignored. A known parameter that ' +
        'is malformed or repeated returns 400 with its name.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:8055', description: 'Local installation.' }],
    tags: [...Object.keys(areas), 'media', 'service'].map((name) => ({ name })),
    paths: { ...describePaths(calls), ...pathsByHand },
    components: {
      schemas: {
        ...Object.fromEntries(
          calls.flatMap(({ call }) =>
            isWrite(call) ? writeSchemas(call) : [[call.answer.table.name, recordSchema(call)]],
          ),
        ),
        ...errorSchemas,
      },
      parameters: sharedParameters,
      responses: errorResponses,
      securitySchemes: {
        member: { type: 'http', scheme: 'bearer', description: 'Access token of a member.' },
        service: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token shared by the content service and the website.',
        },
      },
    },
  }
}

interface AreaCall {
  area: string
  call: AnyCall | AnyWrite
}

/** One path item per path: reads and writes of a path share it. */
export function describePaths(calls: readonly AreaCall[]): Record<string, object> {
  const paths: Record<string, object> = {}
  const add = (more: Record<string, unknown>) => {
    for (const [path, item] of Object.entries(more)) Object.assign((paths[path] ??= {}), item)
  }
  for (const { area, call } of calls) {
    if (!isWrite(call)) add(pathsOfCall(area, call))
  }
  const writes = calls.flatMap(({ area, call }) => (isWrite(call) ? [{ area, call }] : []))
  for (const [path, ofPath] of Map.groupBy(writes, ({ call }) => call.path)) {
    add({
      [path]: pathOfWrites(
        ofPath[0]?.area ?? '',
        ofPath.map(({ call }) => call),
      ),
    })
  }
  return paths
}
