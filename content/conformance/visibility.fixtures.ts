import { Id, Timestamp } from '@washhouse/contract/wire/scalars'
import { defineWireTable } from '@washhouse/contract/wire/wire-table'
import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { StoredEntity } from '../src/engines/records/stored-entity.ts'

const Shop = z.object({ id: Id, slug: z.string(), opened: Timestamp })
const ShopText = z.object({ id: Id, shop: Id.meta({ relation: 'shop' }), name: z.string() })
const Session = z.object({ id: z.string(), account: Id, place: z.int() })

/** Open day and night, on the map and opened already. */
export const shopEntity: StoredEntity<z.infer<typeof Shop>> = {
  wire: defineWireTable('shop', Shop, {}),
  table: 'branches',
  hasDrafts: true,
  tag: 'branch',
  columns: { opened: 'createdAt' },
  isVisible: (column) => and(eq(column('hours_isOpenAllDay'), true), isNotNull(column('latitude'))),
  visibleFrom: 'createdAt',
}

export const shopTextEntity: StoredEntity<z.infer<typeof ShopText>> = {
  wire: defineWireTable('shop_text', ShopText, {}, { shop: () => shopEntity.wire }),
  table: 'branches_locales',
  hasDrafts: false,
  tag: 'shop_text',
  columns: { shop: '_parentID' },
  relations: { shop: () => shopEntity },
  belongsTo: { column: '_parentID', entity: () => shopEntity },
}

export const sessionEntity: StoredEntity<z.infer<typeof Session>> = {
  wire: defineWireTable('session', Session, {}),
  table: 'staff_sessions',
  hasDrafts: false,
  tag: 'session',
  columns: { account: '_parentID', place: '_order' },
}
