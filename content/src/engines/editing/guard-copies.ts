import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'
import { leafFields } from '../../ground/fields/tidy-fields.ts'

/**
 * A copy is a draft without dates: nobody sees it until it is published. Records without drafts cannot be copied, as the copy
 * would be public at once. Files can: they are public only on a page.
 */
export function guardCopies(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { flattenedFields, hooks, slug, upload, versions } = collection
    if (slug.startsWith('payload-')) continue
    if (!versions?.drafts) {
      collection.disableDuplicate ||= !upload
      continue
    }
    collection.hooks = { ...hooks, beforeOperation: [copyAsDraft, ...hooks.beforeOperation] }
    for (const field of leafFields(flattenedFields))
      if (field.type === 'date') field.hooks = { ...field.hooks, beforeDuplicate: [() => null] }
  }
  return config
}

const copyAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isCopy = operation === 'create' && args.duplicateFromID !== undefined
  return isCopy ? { ...args, draft: true } : args
}
