import { machineWire } from '@washhouse/contract/product/product.wire'
import { defineEntity } from '../../engines/records/stored-entity.ts'
import { changeDateColumn } from '../../ground/fields/change-date.fields.ts'

export const machineEntity = defineEntity(machineWire, {
  storedIn: 'machines',
  columns: changeDateColumn,
  orderedBy: ['sort'],
})
