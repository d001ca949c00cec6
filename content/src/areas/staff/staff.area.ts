import type { Area } from '../../engines/area.ts'
import { staff } from './staff.collection.ts'

export const staffArea: Area = { collections: [staff] }
