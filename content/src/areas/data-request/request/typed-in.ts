import { spellEmail } from '@washhouse/contract/person/email'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { dataRequestReference } from '@washhouse/contract/data-request/data-request-reference'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { connectionOf } from '../../../ground/database/tables.ts'
import { say } from '../../../ground/languages/say.ts'
import type { DataRequest } from '../../../ground/payload-types.ts'
import { addStep } from './add-step.rows.ts'
import { dueAfter } from './due.ts'

/** What staff type in from post and counter: its clock runs from now, and what was seen of who asks must be written down. */
export const takeTypedIn: CollectionBeforeValidateHook<DataRequest> = ({
  data,
  operation,
  req,
}) => {
  if (!data || operation !== 'create') return data
  const begun = { state: data.state ?? 'open', dueAt: data.dueAt ?? dueNow() } as const
  const given = { ...data, ...begun, reference: dataRequestReference(data.id ?? '') }
  if (req.user?.collection !== 'staff') return given
  const email = spellEmail(data.email ?? '').toLowerCase() || null
  if (!tidyLine(data.proof ?? '')) {
    const message = say(
      req,
      'บันทึกว่ารู้ได้อย่างไรว่าผู้ขอเป็นเจ้าของข้อมูล เช่น เห็นบัตรประชาชน (ไม่ต้องจดเลข)',
      'Write down how you know that the data are his, such as an identity card (not its number)',
    )
    throw new ValidationError({ collection: 'data-requests', errors: [{ message, path: 'proof' }] })
  }
  return { ...given, email }
}

const dueNow = () => dueAfter(new Date()).toISOString()

/** The log begins with who typed it in, and what he saw. */
export const noteTypedIn: CollectionAfterChangeHook<DataRequest> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return
  const connection = await connectionOf(req)
  const by = req.user?.collection === 'staff' ? req.user.id : null
  await addStep(req.payload, { request: doc.id, act: 'received', by }, connection)
  const proven = { request: doc.id, act: 'proven', note: doc.proof ?? null, by } as const
  if (doc.state === 'open') await addStep(req.payload, proven, connection)
}
