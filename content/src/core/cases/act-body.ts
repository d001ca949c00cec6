import type { CaseAct } from './case-view.ts'

export type Values = Readonly<Record<string, string | boolean>>

/** The body for an act. Only the decision endpoint accepts a version. */
export function bodyOf(
  { sent, settings = [], path }: CaseAct,
  { version, chosen, typed }: { version: number; chosen: Values; typed: Values },
): object {
  const named = Object.fromEntries(settings.map((name) => [name, chosen[name]]))
  return { ...(path === undefined && { version }), ...sent, ...named, ...typed }
}
