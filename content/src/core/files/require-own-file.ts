import { isPlainObject } from '@washhouse/contract/wire/brackets'
import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { say } from '../../platform/languages/say.ts'

/** Requires the file in the request: Payload would also fetch one from a URL in the record. */
export function guardUpload(collection: CollectionConfig): CollectionConfig {
  if (!collection.upload) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [requireOwnFile, ...(hooks?.beforeOperation ?? [])] },
  }
}

const requireOwnFile: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  // To crop a stored file, Payload would fetch it over HTTP.
  delete req.query?.['uploadEdits']
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  if (!isFaulty(req, isCopy ? 'copy' : operation)) return args
  // Payload itself refuses clients without write access.
  const mayWrite = overrideAccess === true || (await collection.access[operation]({ req }))
  if (mayWrite === false) return args
  const message = say(req, 'แนบไฟล์มาด้วย ระบบไม่ดึงไฟล์จากที่อยู่', wordsOfFault)
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ message, path: 'file' }],
    req,
  })
}

const wordsOfFault = 'The file itself has to be sent; none is fetched from an address.'

/** Checks what the client sent: before hooks run, Payload has already removed the URL. */
function isFaulty(req: PayloadRequest, operation: 'create' | 'update' | 'copy'): boolean {
  const url = isPlainObject(req.data) ? req.data['url'] : undefined
  // For a copy Payload ignores the sent file and uses the one at the URL.
  if (operation === 'copy') return typeof url === 'string'
  if (req.file) return false
  if (operation === 'create') return true
  // The admin's form also sends the URL of the record's own file.
  return typeof url === 'string' && pointsElsewhere(url, req)
}

function pointsElsewhere(url: string, { payload }: PayloadRequest): boolean {
  const own = payload.config.serverURL || 'http://own.invalid'
  return !URL.canParse(url, own) || new URL(url, own).origin !== new URL(own).origin
}
