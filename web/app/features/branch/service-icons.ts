import type { BranchPayment, BranchService } from '@washhouse/contract/branch/branch.contract'
import type { IconName } from '../../ui/icon/icon.tsx'

export const serviceIcons: Record<BranchService, IconName> = {
  wash: 'washer',
  dry: 'dryer',
  'large-machine': 'large-machine',
  'coin-exchange': 'coin-exchange',
  'detergent-vending': 'detergent',
  'folding-table': 'folding-table',
  wifi: 'wifi',
  parking: 'parking',
  'air-conditioning': 'air-conditioning',
  'shoe-washer': 'shoe',
}

export const paymentIcons: Record<BranchPayment, IconName> = {
  coin: 'coin',
  banknote: 'banknote',
  promptpay: 'qr',
  card: 'card',
  truemoney: 'wallet',
  'line-pay': 'line',
}
