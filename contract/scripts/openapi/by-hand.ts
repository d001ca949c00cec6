import { assetShare, assetSquares, assetWidths } from '../../src/media/asset-transforms.ts'
import {
  assetFits,
  assetQuality,
  assetTransformsInWords,
} from '../../src/media/read-asset-transform.ts'
import { errorsOf } from './errors.ts'
import { pathParameter } from './parameters.ts'

const text = { type: 'string' }
const assetId = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id of the file',
  schema: { type: 'string', format: 'uuid' },
}

const transformParameter = (name: string, description: string, allowed: readonly unknown[]) => ({
  name,
  in: 'query',
  description,
  schema: { enum: [...allowed] },
})
const transforms = [
  transformParameter('width', 'In pixels', [...assetWidths, assetShare.width]),
  transformParameter('height', `The same as the width: a square; or ${assetShare.height}`, [
    ...assetSquares,
    assetShare.height,
  ]),
  transformParameter('format', 'As the file is stored, if left out', [
    'webp',
    'jpg',
    'png',
    'avif',
  ]),
  transformParameter('quality', 'The only one; may be left out', [assetQuality]),
  transformParameter('fit', 'Changes nothing; with a height only cover', assetFits),
]

const fileHeaders = {
  ETag: { description: 'Differs for every transform', schema: text },
  'Last-Modified': { description: 'When the file was changed', schema: text },
  'Content-Disposition': { description: 'inline or attachment, with the name', schema: text },
  'Cache-Control': { description: 'private, no-store, of what is not for everyone', schema: text },
  'Accept-Ranges': { description: 'bytes, of a file as it is stored', schema: text },
}
const bytes = { '*/*': { schema: { type: 'string', format: 'binary' } } }

const asset = (operationId: string, parameters: unknown[]) => ({
  get: {
    operationId,
    tags: ['media'],
    summary: 'The bytes of a file, a picture in another size or format if asked for',
    description:
      `A picture comes as it is stored, or in one of these combinations: ${assetTransformsInWords}. ` +
      'Anything else is refused with INVALID_QUERY. Sizes in pixels, never enlarged. A visitor may ' +
      'ask for 240 pictures a minute that have not been drawn before. Files for members need a ' +
      'bearer token; what is one member’s own is to others as if it were missing. The content type ' +
      'follows the bytes. Files other than pictures come as they are. HEAD tells the same without them.',
    'x-source': 'spec §7 Assets',
    security: [{}, { member: [] }],
    parameters: [
      ...parameters,
      ...transforms,
      {
        name: 'download',
        in: 'query',
        allowEmptyValue: true,
        description: 'Asks for an attachment, with or without a value',
        schema: text,
      },
      {
        name: 'Range',
        in: 'header',
        description: 'Part of the file as it is stored',
        schema: text,
      },
      {
        name: 'If-Range',
        in: 'header',
        description: 'The ETag that the part must belong to; else the whole file is sent',
        schema: text,
      },
    ],
    responses: {
      200: { description: 'The file', headers: fileHeaders, content: bytes },
      206: {
        description: 'The part asked for',
        headers: {
          ...fileHeaders,
          'Content-Range': { description: 'Which bytes, and of how many', schema: text },
        },
        content: bytes,
      },
      304: { description: 'Unchanged since the ETag in If-None-Match' },
      ...errorsOf(400, 401, 403, 416, 429, 500, 503),
    },
  },
})

const health = (summary: string, operationId: string, answers: object) => ({
  get: { operationId, tags: ['service'], summary, security: [], responses: answers },
})
const state = (
  description: string,
  status: string,
  { type = 'application/json', more = {} } = {},
) => ({
  description,
  content: {
    [type]: {
      schema: {
        type: 'object',
        properties: { status: { type: 'string', const: status }, ...more },
        required: ['status'],
      },
    },
  },
})

/** Beside the state of reads. */
const writes = {
  writes: {
    type: 'string',
    const: 'unavailable',
    description: 'Only there where nothing can be stored; it is tried every five seconds at most',
  },
  reason: {
    type: 'string',
    enum: ['locked', 'disk full', 'read-only', 'disk error', 'database away'],
    description: 'Why nothing can be stored',
  },
}
const healthJson = 'application/health+json'

const serverInfo = {
  type: 'object',
  properties: {
    data: {
      type: 'object',
      properties: {
        project: {
          type: 'object',
          properties: { project_name: { type: ['string', 'null'] }, default_language: text },
          required: ['project_name', 'default_language'],
        },
        setupCompleted: { type: 'boolean' },
      },
      required: ['project', 'setupCompleted'],
    },
  },
  required: ['data'],
}

/** What the service answers besides the calls that are made of records. */
export const pathsByHand = {
  '/assets/{id}': asset('getAsset', [assetId]),
  '/assets/{id}/{name}': asset('getNamedAsset', [
    assetId,
    { ...pathParameter('name'), description: 'Name under which it is saved; any' },
  ]),
  '/api/export/archive': {
    get: {
      operationId: 'exportArchive',
      tags: ['account'],
      summary: 'All that is kept of the member, as a ZIP',
      description:
        '`data.json` as `/api/export` gives it, `data.html` to read in the member’s language, and his pictures. It is ' +
        'sent while it is made: one that breaks off is not whole.',
      security: [{ member: [] }],
      responses: {
        200: {
          description: 'The archive; kept by nobody',
          headers: {
            'Content-Disposition': fileHeaders['Content-Disposition'],
            'Cache-Control': { description: 'private, no-store', schema: text },
          },
          content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
        },
        ...errorsOf(401, 429, 500, 503),
      },
    },
  },
  '/changes': {
    get: {
      operationId: 'followChanges',
      tags: ['service'],
      summary: 'What changed, as server-sent events',
      description:
        'Event `change` carries {"tags": […]}, what to forget. `ready` opens a stream without a ' +
        'last id; `reset` says that nobody knows what was missed: forget everything.',
      security: [{ service: [] }],
      parameters: [
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'Id of the last event seen; the stream goes on after it',
          schema: text,
        },
      ],
      responses: {
        200: {
          description: 'An endless stream, with a comment now and then to keep it open',
          content: { 'text/event-stream': { schema: text } },
        },
        ...errorsOf(401, 429, 503),
      },
    },
  },
  '/healthz': health('Whether the process answers', 'getLiveness', {
    200: state('It does', 'ok'),
  }),
  '/readyz': health('Whether the service also reaches its database', 'getReadiness', {
    200: state('It can read; whether it can store, too, stands in `writes`', 'ok', {
      more: writes,
    }),
    503: state('It cannot read', 'error'),
  }),
  '/server/ping': health('The same as /healthz, as the reference service answers it', 'ping', {
    200: { description: 'It does', content: { 'text/html': { schema: text } } },
  }),
  '/server/health': health(
    'The same as /readyz, as the reference service answers it',
    'getHealth',
    {
      200: state('It can read; whether it can store, too, stands in `writes`', 'ok', {
        type: healthJson,
        more: writes,
      }),
      503: state('It cannot read', 'error', { type: healthJson }),
    },
  ),
  '/server/info': health('The name and the language of the project', 'getServerInfo', {
    200: {
      description: 'What a program that connects may know',
      content: { 'application/json': { schema: serverInfo } },
    },
  }),
}
