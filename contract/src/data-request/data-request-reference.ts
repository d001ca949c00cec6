/** Short reference of a data request, e.g. '5B6C1F0E'. Separate file without zod, for browser code. */
export function dataRequestReference(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
