import type { Load, Machine } from '@washhouse/contract/product/product.contract'

/** One machine's share of a load, all rounds together. */
export interface LoadPart {
  work: 'wash' | 'dry'
  rounds: number
  /** Baht. */
  price: number
}

/** A load with its price and duration. */
export interface PricedLoad {
  title: string
  parts: LoadPart[]
  /** Baht. */
  price: number
  minutes: number
}

/** Loads whose machines are all published; for others the sum would be wrong. */
export function priceLoads(loads: readonly Load[], machines: readonly Machine[]): PricedLoad[] {
  return loads.flatMap(({ title, washer, washes, dryer, dries }) => {
    const asked = [
      { work: 'wash', id: washer, rounds: washes },
      { work: 'dry', id: dryer, rounds: dries },
    ] as const
    const wanted = asked.filter(({ id }) => id !== null)
    const parts = wanted.flatMap(({ work, id, rounds }) => {
      const usual = usualProgramme(machines, id)
      if (!usual || usual.minutes === null || rounds === null) return []
      const { price, minutes } = usual
      return [{ work, rounds, price: price * rounds, minutes: minutes * rounds }]
    })
    if (parts.length === 0 || parts.length < wanted.length) return []
    return [
      {
        title,
        parts: parts.map(({ work, rounds, price }) => ({ work, rounds, price })),
        price: sum(parts.map(({ price }) => price)),
        minutes: sum(parts.map(({ minutes }) => minutes)),
      },
    ]
  })
}

/** The most used programme comes first. */
function usualProgramme(machines: readonly Machine[], id: number | null) {
  const machine = machines.find((each) => each.id === id && each.status === 'published')
  return machine?.programmes[0]
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
