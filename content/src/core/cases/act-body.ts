import type { CaseAct } from './case-view.ts'

/** Of fields, by their names. */
export type Values = Readonly<Record<string, string | boolean>>

/** What an act sends. Another endpoint than that which decides knows no versions. */
export function bodyOf(
  { sent, settings = [], path }: CaseAct,
  { version, chosen, typed }: { version: number; chosen: Values; typed: Values },
): object {
  const named = Object.fromEntries(settings.map((name) => [name, chosen[name]]))
  return { ...(path === undefined && { version }), ...sent, ...named, ...typed }
}
