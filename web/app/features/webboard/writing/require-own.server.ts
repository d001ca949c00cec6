import { data } from 'react-router'

/** Of what is another's, or gone, there is no page to change it: 404. While it is not known who asks: 503. */
export function requireOwn(
  { author, detail }: { author: { id: string | null } | null; detail: string | null },
  writer: { id: string | undefined },
): string {
  if (writer.id === undefined) throw data(null, { status: 503 })
  if (detail === null || author?.id !== writer.id) throw data(null, { status: 404 })
  return detail
}
