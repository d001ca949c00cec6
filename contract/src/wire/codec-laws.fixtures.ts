import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import type { EntityFixture } from './entity.fixtures.ts'
import type { WireTable } from './wire-table.ts'

/** Tests that hold for every entity, on the records of a fixture. `specId` is null for extensions. */
export function describeCodec<Entity>(
  specId: string | null,
  table: WireTable<Entity>,
  { clean, wire, otherShapes }: EntityFixture<Entity>,
): void {
  const written = specId ? `with the names of the spec, in %s [${specId}]` : 'as described, in %s'
  describe(`${table.name} on the wire`, () => {
    it.each(languages)(`is written ${written}`, (language) => {
      expect(table.encode(clean[language], language)).toEqual(wire[language])
    })

    it.each(languages)('comes back from our own wire as it was, in %s', (language) => {
      const sent = JSON.parse(JSON.stringify(table.encode(clean[language], language)))
      expect(table.decode(sent, language)).toEqual(clean[language])
    })

    const shapes = Object.entries(otherShapes).flatMap(([shape, record]) =>
      languages.map((language) => ({ shape, record, language })),
    )
    for (const { shape, record, language } of shapes) {
      it(`is the same record with ${shape}, in ${language}`, () => {
        expect(table.decode(record, language)).toEqual(clean[language])
      })
    }
  })
}
