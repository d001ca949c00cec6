import type { SanitizedConfig } from 'payload'
import { guardLock, ownLocks } from '../core/editing/guard-lock.ts'
import { isStaff, nobody } from '../platform/access.ts'

/** Payload opens its own collections to every signed-in user, including members. This restricts them to staff. */
export function guardPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access, hooks } of config.collections) {
    if (slug === 'payload-locked-documents') {
      Object.assign(access, { create: isStaff, read: isStaff, update: isStaff, delete: ownLocks })
      Object.assign(hooks, { beforeOperation: [...hooks.beforeOperation, guardLock] })
    }
    if (slug === 'payload-preferences') Object.assign(access, { create: isStaff })
    if (slug === 'payload-migrations')
      Object.assign(access, { create: nobody, read: nobody, update: nobody, delete: nobody })
  }
  return config
}
