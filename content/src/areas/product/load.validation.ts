import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { NumberFieldSingleValidation, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { wholeNumber } from '../../ground/fields/number-fields.ts'
import { say } from '../../ground/languages/say.ts'

/** A load is washed or dried, by a machine of the right kind. */
export const anyMachine: RelationshipFieldSingleValidation = (value, field) => {
  const { req, siblingData } = field
  if (value || (isPlainObject(siblingData) && siblingData['dryer']))
    return relationship(value, field)
  return say(req, 'เลือกเครื่องซักหรือเครื่องอบ', 'Choose a washer or a dryer.')
}

/** How often the machine runs: needed once there is one. */
export function roundsWithMachine(of: string): NumberFieldSingleValidation {
  return (value, { req, siblingData, min, max }) => {
    const required = isPlainObject(siblingData) && Boolean(siblingData[of])
    const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
    return wholeNumber(value, { req, required, ...bounds })
  }
}
