import type { ProblemCause } from '@washhouse/contract/contact/contact.contract'
import { label, type Label } from './labels.ts'

export const causeLabels: Record<ProblemCause, Label> = {
  machine_stopped: label('เครื่องหยุดกลางคัน', 'Machine stopped'),
  coin_not_returned: label('จ่ายแล้วเครื่องไม่เดิน', 'Paid, but it did not start'),
  detergent: label('น้ำยาไม่ออก', 'No detergent came'),
  other: label('เรื่องอื่น', 'Something else'),
}
