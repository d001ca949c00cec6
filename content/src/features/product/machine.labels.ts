import type { MachineKind, WaterTemperature } from '@washhouse/contract/product/product.contract'
import { label, type Label } from '../../platform/languages/labels.ts'

export const kindLabels: Record<MachineKind, Label> = {
  washer: label('เครื่องซัก', 'Washer'),
  dryer: label('เครื่องอบ', 'Dryer'),
  coin_exchange: label('เครื่องแลกเหรียญ', 'Coin changer'),
  detergent_vending: label('ตู้น้ำยาอัตโนมัติ', 'Detergent vending machine'),
}

export const temperatureLabels: Record<WaterTemperature, Label> = {
  cold: label('น้ำเย็น', 'Cold'),
  warm: label('น้ำอุ่น', 'Warm'),
  hot: label('น้ำร้อน', 'Hot'),
}
