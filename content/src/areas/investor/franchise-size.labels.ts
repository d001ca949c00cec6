import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import { label, type Label } from '../../ground/languages/labels.ts'

export const sizeLabels: Record<FranchiseSize, Label> = {
  small: label('เล็ก (S)', 'Small'),
  medium: label('กลาง (M)', 'Medium'),
  big: label('ใหญ่ (L)', 'Big'),
  two_machine: label('สองเครื่อง', 'Two machines'),
}
