import type { PolicyKind } from '@washhouse/contract/policy/policy.contract'
import { label, type Label } from '../../ground/languages/labels.ts'

export const policyLabels: Record<PolicyKind, Label> = {
  cookie: label('นโยบายคุกกี้', 'Cookie policy'),
  privacy: label('นโยบายความเป็นส่วนตัว', 'Privacy policy'),
  terms: label('ข้อกำหนดการใช้บริการ', 'Terms of service'),
}
