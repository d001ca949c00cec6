import type { CollectionConfig } from 'payload'
import { isModerator, nobody } from '../../../platform/access.ts'

/** What the calls and endpoints of the board alone write, by SQL, and those who keep order read. */
export const readByModerators = {
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: isModerator, create: nobody, update: nobody, delete: nobody },
} satisfies Partial<CollectionConfig>
