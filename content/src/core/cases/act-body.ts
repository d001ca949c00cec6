import type { CaseAct, CaseField, ShownCase } from './case-view.ts'

/** Of fields, by their names. */
export type Values = Readonly<Record<string, string | boolean>>

export const firstValues = (fields: readonly CaseField[]): Values =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

/** What an act sends. Another endpoint than that which decides knows no versions. */
export function bodyOf(
  { sent, settings = [], path }: CaseAct,
  { version }: Pick<ShownCase, 'version'>,
  { chosen, typed }: { chosen: Values; typed: Values },
): object {
  const named = Object.fromEntries(settings.map((name) => [name, chosen[name]]))
  return { ...(path === undefined && { version }), ...sent, ...named, ...typed }
}
