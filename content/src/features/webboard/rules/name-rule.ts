import type { NameRule } from '../../../core/accounts/greeting-name.ts'
import { faultOfName } from './check-name.ts'
import { readNameRules } from './name-rules.rows.ts'

export const nameRule: NameRule = async (payload, name) =>
  faultOfName(name, await readNameRules(payload)) === null
