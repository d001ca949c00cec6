import { everydaySpellings } from '@washhouse/contract/search/short-forms'
import { compileSpellings, foldSpellings } from '@washhouse/contract/search/spellings'
import { foldForSearch } from '@washhouse/contract/text/fold-text'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const Province = z.object({
  id: z.number(),
  code: z.string().nullish(),
  name: z.object({ th: z.string(), en: z.string().nullish() }),
})
export type Province = z.infer<typeof Province>

const { unify } = compileSpellings(foldSpellings(everydaySpellings))

/** Returns a function that finds a province by its code, or by its Thai or English name in any usual spelling. */
export async function provinceFinder(
  req: PayloadRequest,
): Promise<(written: string) => Province | undefined> {
  const { docs } = await req.payload.find({
    collection: 'provinces',
    locale: 'all',
    pagination: false,
    depth: 0,
    req,
  })
  const known = new Map<string, Province>()
  for (const province of docs.map((doc) => Province.parse(doc)))
    for (const name of [province.code, province.name.th, province.name.en])
      if (name) known.set(keyOf(name), province)
  return (written) => known.get(keyOf(written))
}

function keyOf(name: string): string {
  return unify(foldForSearch(name.replace(/^(จังหวัด|จ\.)\s*|\s+province$/giu, '')))
}
