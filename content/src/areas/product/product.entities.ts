import type { Machine } from '@washhouse/contract/product/product.contract'
import { machineWire } from '@washhouse/contract/product/product.wire'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

export const machineEntity: StoredEntity<Machine> = {
  wire: machineWire,
  storedIn: 'machines',
  tag: 'product',
  orderedBy: ['sort'],
}
