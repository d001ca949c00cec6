import type { Language } from '../language.ts'

export type WireRecord = Readonly<Record<string, unknown>>

/** A record in code and on the wire. */
export interface EntityFixture<Entity> {
  readonly clean: Readonly<Record<Language, Entity>>
  /** As our service sends it. */
  readonly wire: Readonly<Record<Language, WireRecord>>
  /** As other services send it, by difference; each in both languages. */
  readonly otherShapes: Readonly<Record<string, WireRecord>>
}

/** A record without localised texts. */
export function sameInBoth<Entity>(
  clean: Entity,
  wire: WireRecord,
  otherShapes: Readonly<Record<string, WireRecord>> = {},
): EntityFixture<Entity> {
  return { clean: { th: clean, en: clean }, wire: { th: wire, en: wire }, otherShapes }
}
