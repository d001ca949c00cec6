import type { RouterContextProvider } from 'react-router'
import { canBeCarried, type CarriedText } from './carried-text.server.ts'
import { requestContext } from './request-context.ts'

/**
 * Without scripts: renders the target of the redirect as the response itself, together with the input. A browser with
 * scripts stores the input itself (`typed-text.ts`).
 */
export function carryAlong(
  context: Readonly<RouterContextProvider>,
  carried: CarriedText | null,
): void {
  const { note, isDocument } = context.get(requestContext)
  if (note && isDocument && carried && canBeCarried(carried)) note.carried = carried
}
