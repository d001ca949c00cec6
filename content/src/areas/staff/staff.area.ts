import type { Area } from '../../engines/area.ts'
import { staffOutbox } from './reset-mail.ts'
import { staff } from './staff.collection.ts'

export const staffArea: Area = { collections: [staff], outbox: staffOutbox }
