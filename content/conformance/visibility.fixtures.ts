import { Id, Timestamp } from '@washhouse/contract/wire/scalars'
import { defineWireTable } from '@washhouse/contract/wire/wire-table'
import { z } from 'zod'
import type { StoredEntity } from '../src/core/records/stored-entity.ts'

const Shop = z.object({ id: Id, slug: z.string(), opened: Timestamp })
const ShopText = z.object({ id: Id, shop: Id.meta({ relation: 'shop' }), name: z.string() })
const Session = z.object({ id: z.string(), account: Id, place: z.int() })

/** Shops that are open all day, on the map and already opened. */
export const shopEntity: StoredEntity<z.infer<typeof Shop>> = {
  wire: defineWireTable('shop', Shop, {}),
  storedIn: 'branches',
  tag: 'branch',
  columns: { opened: 'createdAt' },
  only: { hours_isOpenAllDay: true },
  needs: ['latitude'],
  visibleFrom: 'createdAt',
}

export const shopTextEntity: StoredEntity<z.infer<typeof ShopText>> = {
  wire: defineWireTable('shop_text', ShopText, {}, { shop: () => shopEntity.wire }),
  storedIn: { table: 'branches_locales' },
  tag: 'shop_text',
  columns: { shop: '_parentID' },
  relations: { shop: () => shopEntity },
  belongsTo: { column: '_parentID', entity: () => shopEntity },
}

export const sessionEntity: StoredEntity<z.infer<typeof Session>> = {
  wire: defineWireTable('session', Session, {}),
  storedIn: { table: 'staff_sessions' },
  tag: 'session',
  columns: { account: '_parentID', place: '_order' },
}
