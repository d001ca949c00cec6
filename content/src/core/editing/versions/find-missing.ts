import {
  beforeChangeTraverseFields,
  createLocalReq,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import type { EditedRecord } from '../edited-record.ts'
import { readBoth } from './read-versions.ts'

/** A field that prevents publishing, with the message. */
export interface Missing {
  label: string
  message: string
}

/**
 * The errors of publishing a version, by Payload's own validation and with its messages. Stores nothing. Of the texts,
 * publishing requires the Thai ones.
 */
export async function findMissing(
  req: PayloadRequest,
  record: EditedRecord,
  versionId: number | string,
): Promise<Missing[]> {
  const { i18n, payload, t, user } = req
  const asked = { locale: 'th', req: { i18n, t }, ...(user ? { user } : {}) } as const
  const { version } = await readBoth(await createLocalReq(asked, payload), record, {
    id: versionId,
    locale: 'th',
  })
  const [collection, global] =
    'global' in record
      ? [null, payload.config.globals.find(({ slug }) => slug === record.global)]
      : [payload.collections[record.collection].config, null]
  const fields = (collection ?? global)?.fields ?? []
  // Field hooks modify it.
  const data = structuredClone({ ...version, _status: 'published' })
  const doc = structuredClone(data)
  const errors: ValidationFieldError[] = []
  try {
    await beforeChangeTraverseFields({
      ...('id' in record ? { id: record.id } : {}),
      collection,
      context: {},
      data,
      doc,
      docWithLocales: {},
      errors,
      fieldLabelPath: '',
      fields,
      global: global ?? null,
      mergeLocaleActions: [],
      operation: 'update',
      overrideAccess: true,
      parentIndexPath: '',
      parentIsLocalized: false,
      parentPath: '',
      parentSchemaPath: '',
      req: await createLocalReq(asked, payload),
      siblingData: data,
      siblingDoc: doc,
      siblingDocWithLocales: {},
      skipValidation: false,
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    errors.push(...error.data.errors)
  }
  return errors.map(({ label, message, path }) => ({
    label: typeof label === 'string' ? label : path,
    message,
  }))
}
