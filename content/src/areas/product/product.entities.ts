import { machineWire } from '@washhouse/contract/product/product.wire'
import { defineEntity } from '../../engines/records/stored-entity.ts'

export const machineEntity = defineEntity(machineWire, {
  storedIn: 'machines',
  orderedBy: ['sort'],
})
