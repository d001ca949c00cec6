import type { Access, PayloadRequest, Where } from 'payload'

export const staffRoles = ['administrator', 'editor', 'moderator'] as const
export type StaffRole = (typeof staffRoles)[number]

interface Caller {
  req: Pick<PayloadRequest, 'user'>
}

function hasRole({ req }: Caller, ...roles: StaffRole[]): boolean {
  const { user } = req
  return user?.collection === 'staff' && roles.includes(user.role)
}

export const nobody = () => false

/** For a collection that only the service writes, without a page in the admin. */
export function readOnlyTo(read: Access) {
  return {
    admin: { hidden: true },
    lockDocuments: false,
    access: { read, create: nobody, update: nobody, delete: nobody },
  } as const
}

/** The same for one that only the service reads. */
export const closed = readOnlyTo(nobody)

export const anyone = () => true

export const isStaff = (caller: Caller) => hasRole(caller, 'administrator', 'editor', 'moderator')

export const isEditor = (caller: Caller) => hasRole(caller, 'administrator', 'editor')

export const isModerator = (caller: Caller) => hasRole(caller, 'administrator', 'moderator')

export const isAdministrator = (caller: Caller) => hasRole(caller, 'administrator')

/** The only condition under which the public sees a record with drafts. */
export function published(): Where {
  return { _status: { equals: 'published' } }
}

export const readPublished: Access = (caller) => isStaff(caller) || published()

/** Editors assign work, so they see all staff; moderators only see themselves. */
export const readColleagues: Access = (caller) => isEditor(caller) || ownAccount(caller)

/** Administrators may use every staff account, others only their own. */
export const ownAccount: Access = (caller) => {
  if (isAdministrator(caller)) return true
  if (!isStaff(caller) || !caller.req.user) return false
  return { id: { equals: caller.req.user.id } }
}
