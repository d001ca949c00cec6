export const auditedCollections = [
  'members',
  'member-history',
  'member-consents',
  'member-pictures',
  'leads',
  'lead-photos',
  'board-reports',
  'board-appeals',
  'board-take-downs',
  'board-kept-texts',
  'outbox',
  'data-requests',
] as const

export function isAudited(slug: string): boolean {
  return auditedCollections.some((audited) => audited === slug)
}
