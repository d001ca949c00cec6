import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

export interface SpecLine {
  id: string
  section: string
  area: string
  line: string
}

const ID = /^S(\d)\.[a-z-]+\.\d+$/

const SpecFile = z.record(
  z.string(),
  z.record(z.string().regex(ID), z.object({ area: z.string(), line: z.string() })),
)

/** Lines of docs/spec.yaml in order. Throws Error for an id that is malformed, duplicated or under a wrong heading. */
export async function readSpecLines(root: string): Promise<SpecLine[]> {
  const sections = SpecFile.parse(parse(await readFile(join(root, 'docs/spec.yaml'), 'utf8')))
  return Object.entries(sections).flatMap(([section, lines]) =>
    Object.entries(lines).map(([id, { area, line }]) => {
      if (!section.startsWith(`${ID.exec(id)?.[1]}. `))
        throw new Error(`docs/spec.yaml: ${id} stands under "${section}"`)
      return { id, section, area, line }
    }),
  )
}

/** Ids in brackets in a test title. */
export function namedIds(title: string): string[] {
  return [...title.matchAll(/\[(S\d[^\]\s]*)\]/g)].flatMap(([, id]) => id ?? [])
}
