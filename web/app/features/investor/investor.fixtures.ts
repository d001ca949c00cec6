import type { FranchisePackage } from '@washhouse/contract/investor/investor.contract'

/** A medium shop with eight machines; a test passes only the fields that matter. */
export function makePackage(changes: Partial<FranchisePackage> = {}): FranchisePackage {
  return {
    id: 5,
    status: 'published',
    sort: 2,
    size: 'medium',
    brands: 'Speed Queen',
    small: null,
    medium: 'เครื่องซัก 4 เครื่อง เครื่องอบ 4 เครื่อง',
    big: null,
    twoMachine: null,
    config: [{ item: 'โต๊ะพับผ้า', quantity: 2, unit: 'ตัว' }],
    price: 2_890_000,
    vat: null,
    fitOut: null,
    workingCapital: null,
    image: '5a1b2c3d-4e5f-4061-8273-94a5b6c7d8e9',
    machines: 8,
    updatedAt: null,
    ...changes,
  }
}
