import { defineWireTable } from '../wire/wire-table.ts'
import { Navigation } from './navigation.contract.ts'

/** `/items/navigation` (extension). */
export const navigationWire = defineWireTable('navigation', Navigation, {})
