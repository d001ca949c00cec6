import type { Language } from '../language.ts'

export type WireRecord = Readonly<Record<string, unknown>>

/** One record as code sees it and as services send it. */
export interface EntityFixture<Entity> {
  readonly clean: Readonly<Record<Language, Entity>>
  /** As our service writes it. */
  readonly wire: Readonly<Record<Language, WireRecord>>
  /** As other services write it, by what is different; each holds both languages. */
  readonly otherShapes: Readonly<Record<string, WireRecord>>
}

/** A record without texts: the same in both languages. */
export function sameInBoth<Entity>(
  clean: Entity,
  wire: WireRecord,
  otherShapes: Readonly<Record<string, WireRecord>> = {},
): EntityFixture<Entity> {
  return { clean: { th: clean, en: clean }, wire: { th: wire, en: wire }, otherShapes }
}
