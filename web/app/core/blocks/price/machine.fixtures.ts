import type { Machine, Programme } from '@washhouse/contract/product/product.contract'

export function makeWash(
  temperature: Programme['temperature'],
  price: number,
  minutes: number,
): Programme {
  return { temperature, title: null, price, minutes }
}

/** A washer of 14 kg; a test sets only what it needs. */
export function makeMachine(changes: Partial<Machine> = {}): Machine {
  return {
    id: 3,
    status: 'published',
    sort: 1,
    kind: 'washer',
    image: '5a1b2c3d-4e5f-4061-8273-94a5b6c7d8e9',
    capacity: 14,
    programmes: [makeWash('cold', 60, 32), makeWash('hot', 70, 42)],
    title: 'เครื่องซัก 14 กก.',
    description: null,
    fits: 'ผ้านวม 1 ผืน',
    updatedAt: null,
    ...changes,
  }
}
