export const callers = ['anonymous', 'member', 'moderator', 'editor', 'administrator'] as const
export type CallerName = (typeof callers)[number]

/** Allowed operations of each caller, e.g. `read drafts versions create update delete`. */
export type AccessRules = Record<CallerName, string>

const everything = 'read drafts versions create update delete'

export function contentWithDrafts(): AccessRules {
  return {
    anonymous: 'read',
    member: 'read',
    moderator: 'read drafts versions',
    editor: everything,
    administrator: everything,
  }
}

export function content(): AccessRules {
  const all = 'read create update delete'
  return { anonymous: 'read', member: 'read', moderator: 'read', editor: all, administrator: all }
}

/** Anonymous callers and members cannot read the collection: members have their own calls. */
export function forMembers(rules: AccessRules): AccessRules {
  return { ...rules, anonymous: '', member: '' }
}

export function closed(): AccessRules {
  return { anonymous: '', member: '', moderator: '', editor: '', administrator: '' }
}

export function staffOnly(): AccessRules {
  return { anonymous: '', member: '', moderator: 'read', editor: 'read', administrator: 'read' }
}

/** Data that visitors sent about themselves: for staff who answer them. */
export function personal(editors: string): AccessRules {
  return { ...closed(), editor: editors, administrator: `${editors} delete` }
}

export function globalWithDrafts(): AccessRules {
  const write = 'read versions update'
  return {
    anonymous: 'read',
    member: 'read',
    moderator: 'read versions',
    editor: write,
    administrator: write,
  }
}

export function globalContent(): AccessRules {
  const write = 'read update'
  return {
    anonymous: 'read',
    member: 'read',
    moderator: 'read',
    editor: write,
    administrator: write,
  }
}
