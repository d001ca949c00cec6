import type { RouterContextProvider } from 'react-router'
import { canBeCarried, type CarriedText } from './carried-text.server.ts'
import { requestContext } from './request-context.ts'

/**
 * Without scripts: where the answer to this form leads is shown as the answer itself, and what was typed goes
 * along. A browser with scripts keeps it by itself (`typed-text.ts`).
 */
export function carryAlong(
  context: Readonly<RouterContextProvider>,
  carried: CarriedText | null,
): void {
  const { note, isDocument } = context.get(requestContext)
  if (note && isDocument && carried && canBeCarried(carried)) note.carried = carried
}
