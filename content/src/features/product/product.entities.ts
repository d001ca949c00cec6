import { machineWire } from '@washhouse/contract/product/product.wire'
import { defineEntity } from '../../core/records/stored-entity.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'

export const machineEntity = defineEntity(machineWire, {
  storedIn: 'machines',
  columns: changeDateColumn,
  orderedBy: ['sort'],
})
