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

/** Of a collection that the service's own code alone writes, and of which the admin has no page. */
export function readOnlyTo(read: Access) {
  return {
    admin: { hidden: true },
    lockDocuments: false,
    access: { read, create: nobody, update: nobody, delete: nobody },
  } as const
}

/** The same where it alone reads it, too. */
export const closed = readOnlyTo(nobody)

export const anyone = () => true

export const isStaff = (caller: Caller) => hasRole(caller, 'administrator', 'editor', 'moderator')

export const isEditor = (caller: Caller) => hasRole(caller, 'administrator', 'editor')

/** Those who keep order among members. */
export const isModerator = (caller: Caller) => hasRole(caller, 'administrator', 'moderator')

export const isAdministrator = (caller: Caller) => hasRole(caller, 'administrator')

/** The one condition under which the public sees a record that has drafts. */
export function published(): Where {
  return { _status: { equals: 'published' } }
}

/** Staff read everything, everyone else what is published. */
export const readPublished: Access = (caller) => isStaff(caller) || published()

/** Those who hand work to each other know who is there; moderators know themselves. */
export const readColleagues: Access = (caller) => isEditor(caller) || ownAccount(caller)

/** Administrators reach every account of staff, the others their own. */
export const ownAccount: Access = (caller) => {
  if (isAdministrator(caller)) return true
  if (!isStaff(caller) || !caller.req.user) return false
  return { id: { equals: caller.req.user.id } }
}
