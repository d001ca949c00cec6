import { randomUUID } from 'node:crypto'
import type { Registration } from '@washhouse/contract/account/account.contract'
import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../../ground/database/tables.ts'

/** Somebody who registers; his address in lower case, his password as it is kept, null for none. */
export interface NewMember extends Omit<Registration, 'password' | 'role' | 'phone'> {
  phone: string | null
  passwordHash: string | null
  language: Language
  registeredAt: Date
}

/** Stores a member in one INSERT and gives his id; undefined when another has the address. */
export async function storeMember(
  payload: BasePayload,
  member: NewMember,
): Promise<string | undefined> {
  const { email, passwordHash, firstName, lastName, phone, location, language } = member
  const table = collectionTable(payload, 'members')
  const id = randomUUID()
  const now = member.registeredAt.toISOString()
  const stored = await connectionTo(payload)
    .insert(table)
    .values({
      id,
      email,
      passwordHash,
      firstName,
      lastName,
      tel: phone,
      location,
      language,
      status: 'active',
      emailVerified: false,
      emailNotifications: false,
      emailFrequency: 'none',
      ageDeclaration: member.ageDeclaration,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: table.id })
  return stored.length > 0 ? id : undefined
}
