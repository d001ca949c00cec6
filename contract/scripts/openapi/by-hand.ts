import { reportPhotoPath } from '../../src/contact/contact.calls.ts'
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
  description: 'Id of the file.',
  schema: { type: 'string', format: 'uuid' },
}

const transformParameter = (name: string, description: string, allowed: readonly unknown[]) => ({
  name,
  in: 'query',
  description,
  schema: { enum: [...allowed] },
})
const transforms = [
  transformParameter('width', 'Width in pixels.', [...assetWidths, assetShare.width]),
  transformParameter(
    'height',
    `Height in pixels: the same as the width for a square, or ${assetShare.height}.`,
    [...assetSquares, assetShare.height],
  ),
  transformParameter('format', 'Image format. Default: the stored format.', [
    'webp',
    'jpg',
    'png',
    'avif',
  ]),
  transformParameter(
    'quality',
    'Image quality. Optional; the only accepted value is the default.',
    [assetQuality],
  ),
  transformParameter(
    'fit',
    'Accepted for compatibility and ignored. With `height`, only `cover` is accepted.',
    assetFits,
  ),
]

const fileHeaders = {
  ETag: { description: 'Differs for each size and format.', schema: text },
  'Last-Modified': { description: 'When the file last changed.', schema: text },
  'Content-Disposition': {
    description: '`inline` or `attachment`, with the file name.',
    schema: text,
  },
  'Cache-Control': {
    description: '``private, no-store`.` for files that are not public.',
    schema: text,
  },
  'Accept-Ranges': { description: '`bytes` for files served as stored.', schema: text },
}
const bytes = { '*/*': { schema: { type: 'string', format: 'binary' } } }

const asset = (operationId: string, parameters: unknown[]) => ({
  get: {
    operationId,
    tags: ['media'],
    summary: 'Returns a file. Images can be requested in other sizes and formats.',
    description:
      `Images are returned as stored or in one of these combinations: ${assetTransformsInWords}. Any other ` +
      'combination returns 400 with INVALID_QUERY. Sizes are in pixels; images are never enlarged. A visitor can request ' +
      '240 image variants a minute that are not rendered yet; further requests return 429. Files for members require a ' +
      'bearer token. A private file of another member returns the same error as a missing file. The content type is ' +
      'detected from the file content. Files other than images are returned as stored. HEAD returns the same headers.',
    'x-source': 'spec §7 Assets',
    security: [{}, { member: [] }],
    parameters: [
      ...parameters,
      ...transforms,
      {
        name: 'download',
        in: 'query',
        allowEmptyValue: true,
        description: 'If present, with or without a value, the file is sent as an attachment.',
        schema: text,
      },
      {
        name: 'Range',
        in: 'header',
        description: 'Byte range of the stored file.',
        schema: text,
      },
      {
        name: 'If-Range',
        in: 'header',
        description: 'ETag for the range. If it does not match, the whole file is sent.',
        schema: text,
      },
    ],
    responses: {
      200: { description: 'The file.', headers: fileHeaders, content: bytes },
      206: {
        description: 'The requested range.',
        headers: {
          ...fileHeaders,
          'Content-Range': {
            description: 'The returned range and the total size in bytes.',
            schema: text,
          },
        },
        content: bytes,
      },
      304: { description: 'Not modified since the ETag in `If-None-Match`.' },
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

/** Write state, in addition to the read state. */
const writes = {
  writes: {
    type: 'string',
    const: 'unavailable',
    description: 'Only present while the service cannot write. Checked at most every five seconds.',
  },
  reason: {
    type: 'string',
    enum: ['locked', 'disk full', 'read-only', 'disk error', 'database away', 'files away'],
    description: 'Why the service cannot write.',
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

/** Paths of the service that are not generated from wire tables. */
export const pathsByHand = {
  '/assets/{id}': asset('getAsset', [assetId]),
  '/assets/{id}/{name}': asset('getNamedAsset', [
    assetId,
    { ...pathParameter('name'), description: 'Any file name to save the file under.' },
  ]),
  '/api/export/archive': {
    get: {
      operationId: 'exportArchive',
      tags: ['account'],
      summary: 'Exports all data stored about the signed-in member as a ZIP archive.',
      description:
        'Contains `data.json` in the format of `/api/export`, a readable `data.html` in the member’s language, and the ' +
        'member’s images. The archive is streamed: an interrupted download is incomplete.',
      security: [{ member: [] }],
      responses: {
        200: {
          description: 'The archive.',
          headers: {
            'Content-Disposition': fileHeaders['Content-Disposition'],
            'Cache-Control': { description: '``private, no-store`.`.', schema: text },
          },
          content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
        },
        ...errorsOf(401, 429, 500, 503),
      },
    },
  },
  [reportPhotoPath]: {
    get: {
      operationId: 'getReportPhoto',
      tags: ['contact'],
      summary: 'Returns a photo of a problem report to callers who may read its messages.',
      security: [{}, { member: [] }],
      parameters: [
        pathParameter('reference'),
        { ...pathParameter('photo'), description: 'Id of the photo, from the messages.' },
      ],
      responses: {
        200: {
          description: 'The photo.',
          headers: { 'Cache-Control': { description: '`private, no-store`.', schema: text } },
          content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } },
        },
        ...errorsOf(401, 404, 429, 500, 503),
      },
    },
  },
  '/changes': {
    get: {
      operationId: 'followChanges',
      tags: ['service'],
      summary: 'Streams changes as server-sent events.',
      description:
        'A `change` event contains `{"tags": […]}`, the cache tags to invalidate. `ready` is the first event of a ' +
        'stream without `Last-Event-ID`. `reset` means that events may be missing: invalidate the whole cache.',
      security: [{ service: [] }],
      parameters: [
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'Id of the last received event. The stream continues after it.',
          schema: text,
        },
      ],
      responses: {
        200: {
          description:
            'An endless stream. Comments are sent from time to time to keep the connection open.',
          content: { 'text/event-stream': { schema: text } },
        },
        ...errorsOf(401, 429, 503),
      },
    },
  },
  '/healthz': health('Liveness check: whether the process responds.', 'getLiveness', {
    200: state('The process responds.', 'ok'),
  }),
  '/readyz': health('Readiness check: whether the service can read its database.', 'getReadiness', {
    200: state('The service can read. If it cannot write, `writes` is present.', 'ok', {
      more: writes,
    }),
    503: state('The service cannot read its database.', 'error'),
  }),
  '/server/ping': health('Liveness check in the format of the reference service.', 'ping', {
    200: { description: 'The process responds.', content: { 'text/html': { schema: text } } },
  }),
  '/server/health': health('Readiness check in the format of the reference service.', 'getHealth', {
    200: state('The service can read. If it cannot write, `writes` is present.', 'ok', {
      type: healthJson,
      more: writes,
    }),
    503: state('The service cannot read its database.', 'error', { type: healthJson }),
  }),
  '/server/info': health('Returns the name and default language of the project.', 'getServerInfo', {
    200: {
      description: 'The project settings that clients need.',
      content: { 'application/json': { schema: serverInfo } },
    },
  }),
}
