import type { CollectionConfig } from 'payload'
import { nobody } from '../../ground/access.ts'
import { deletionEndpoint } from './deletion.endpoint.ts'

const deleteOne = '/engines/editing/delete-one.admin.tsx#DeleteOne'
const deleteMany = '/engines/editing/delete-many.admin.tsx#DeleteMany'

/**
 * Before staff delete records, the admin says which they are, whether they are published and where they are used. Payload's
 * own buttons, which say none of it, are hidden in `custom.css`.
 */
export function askBeforeDelete(collection: CollectionConfig): CollectionConfig {
  if (collection.access?.delete === nobody) return collection
  const { components } = collection.admin ?? {}
  const edit = components?.edit
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), deletionEndpoint],
    admin: {
      ...collection.admin,
      components: {
        ...components,
        beforeListTable: [...(components?.beforeListTable ?? []), deleteMany],
        edit: { ...edit, editMenuItems: [...(edit?.editMenuItems ?? []), deleteOne] },
      },
    },
  }
}
