import type { BranchPayment, BranchService } from '@washhouse/contract/branch/branch.contract'
import { label, type Label } from '../../ground/languages/labels.ts'

export const serviceLabels: Record<BranchService, Label> = {
  wash: label('ซัก', 'Washing'),
  dry: label('อบ', 'Drying'),
  'large-machine': label('เครื่องใหญ่สำหรับผ้านวม', 'Large machine for duvets'),
  'coin-exchange': label('เครื่องแลกเหรียญ', 'Coin changer'),
  'detergent-vending': label('ตู้น้ำยาอัตโนมัติ', 'Detergent vending machine'),
  'folding-table': label('โต๊ะพับผ้า', 'Folding table'),
  wifi: label('Wi-Fi ฟรี', 'Free Wi-Fi'),
  parking: label('ที่จอดรถ', 'Parking'),
  'air-conditioning': label('ห้องแอร์', 'Air conditioning'),
  'shoe-washer': label('เครื่องซักรองเท้า', 'Shoe washer'),
}

export const paymentLabels: Record<BranchPayment, Label> = {
  coin: label('เหรียญ', 'Coins'),
  banknote: label('ธนบัตร', 'Banknotes'),
  promptpay: label('พร้อมเพย์', 'PromptPay'),
  card: label('บัตรเครดิตหรือเดบิต', 'Credit or debit card'),
  truemoney: label('ทรูมันนี่', 'TrueMoney'),
  'line-pay': label('LINE Pay', 'LINE Pay'),
}
