/** What people call a request about data when they write of it, e.g. '5B6C1F0E'; apart, for browsers that read no schema. */
export function dataRequestReference(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
