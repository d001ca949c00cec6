import { z } from 'zod'

const number = z.union([z.number(), z.bigint(), z.string()]).transform(Number)
const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString())

/** Parses values of either dialect; timestamps become ISO 8601. */
export const column = {
  number,
  nullableNumber: number.nullable(),
  flag: z.union([number, z.boolean()]).transform(Boolean),
  text: z.string().nullable(),
  moment,
  nullableMoment: moment.nullable(),
}
