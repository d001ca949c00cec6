import type { BasePayload } from 'payload'
import type { Label } from '../../../ground/languages/labels.ts'
import { findPasswordFault } from './password-rule.ts'

// The product's own, whatever the shops are called.
const productName = 'Washhouse'

interface Owner {
  email?: unknown
  name?: unknown
  firstName?: unknown
  lastName?: unknown
}

/** What is wrong with a new password of an account; it may be described by several records. */
export async function findOwnFault(
  payload: BasePayload,
  { leastCharacters }: { leastCharacters: number },
  password: string,
  ...described: Owner[]
): Promise<Label | undefined> {
  return await findPasswordFault(password, leastCharacters, {
    emails: texts(described.map(({ email }) => email)),
    names: texts(described.flatMap(({ name, firstName, lastName }) => [name, firstName, lastName])),
    brands: [productName, ...(await readBrands(payload))],
  })
}

async function readBrands(payload: BasePayload): Promise<string[]> {
  const { brandName } = await payload.findGlobal({ slug: 'settings', locale: 'all' })
  const names: unknown = brandName
  return typeof names === 'object' && names !== null ? texts(Object.values(names)) : []
}

function texts(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string')
}
