import type { Machine } from '@washhouse/contract/product/product.contract'
import { machineWire } from '@washhouse/contract/product/product.wire'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

export const machineEntity: StoredEntity<Machine> = {
  wire: machineWire,
  table: 'machines',
  hasDrafts: true,
  tag: 'product',
  orderedBy: 'sort',
  lists: {
    programmes: {
      table: 'machines_programmes',
      fields: { temperature: 'string', title: 'string', price: 'float', minutes: 'integer' },
    },
  },
}
