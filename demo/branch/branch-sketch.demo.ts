import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export type BranchService =
  | 'wash'
  | 'dry'
  | 'large-machine'
  | 'coin-exchange'
  | 'detergent-vending'
  | 'folding-table'
  | 'wifi'
  | 'parking'
  | 'air-conditioning'
  | 'shoe-washer'

export type BranchPayment = 'coin' | 'banknote' | 'promptpay' | 'card' | 'truemoney' | 'line-pay'

export type BranchHours =
  | { isOpenAllDay: true }
  | {
      isOpenAllDay: false
      weekdayOpens: string
      weekdayCloses: string
      weekendOpens: string
      weekendCloses: string
    }

/** A closure, special hours or a notice; in days from seeding, at midnight. */
export interface ExceptionDemo {
  kind: 'closed' | 'hours' | 'notice'
  fromDay: number
  /** Null: until further notice. */
  toDay: number | null
  open?: OpeningTimes
  text: BilingualText
  tell: 'now' | 'begin' | 'no'
}

export interface BranchDemo {
  slug: string
  status: 'published' | 'draft'
  name: BilingualText
  landmark: BilingualText
  /** ISO 3166-2:TH */
  province: string
  latitude: number
  longitude: number
  /** E.164 */
  phone: string
  facebook: string | null
  googleMap: string
  services: BranchService[]
  payments: BranchPayment[]
  hours: BranchHours
  exceptions: ExceptionDemo[]
  /** The name of a drawing. */
  picture: string
}

/** Differences between branches; everything else follows from the kind of place. */
export interface BranchSketch {
  slug: string
  name: BilingualText
  landmark: BilingualText
  province: string
  at: [latitude: number, longitude: number]
  kit: keyof typeof kits
  scene: Scene
  also?: BranchService[]
  open?: { weekday: OpeningTimes; weekend: OpeningTimes }
  exceptions?: ExceptionDemo[]
  status?: 'draft'
}

/** 'HH:MM'; a closing time before the opening time is on the next day. */
type OpeningTimes = [opens: string, closes: string]

type Scene =
  | 'beach'
  | 'bridge'
  | 'condo'
  | 'mall'
  | 'market'
  | 'petrol-station'
  | 'pier'
  | 'rice-fields'
  | 'shophouses'
  | 'temple'
  | 'university'
  | 'village'

interface Kit {
  services: BranchService[]
  payments: BranchPayment[]
}

const promised: BranchService[] = ['wash', 'dry', 'coin-exchange', 'detergent-vending']
const cash: BranchPayment[] = ['coin', 'banknote']

const kits = {
  corner: { services: ['folding-table'], payments: ['promptpay'] },
  village: { services: ['large-machine', 'parking'], payments: ['promptpay'] },
  campus: { services: ['folding-table', 'wifi'], payments: ['promptpay', 'truemoney'] },
  roadside: {
    services: ['large-machine', 'folding-table', 'parking'],
    payments: ['promptpay', 'truemoney'],
  },
  condo: {
    services: ['folding-table', 'wifi', 'air-conditioning'],
    payments: ['promptpay', 'truemoney', 'line-pay'],
  },
  tourist: { services: ['folding-table', 'wifi', 'shoe-washer'], payments: ['promptpay', 'card'] },
  mall: {
    services: ['large-machine', 'folding-table', 'wifi', 'parking', 'air-conditioning'],
    payments: ['promptpay', 'card', 'truemoney', 'line-pay'],
  },
  flagship: {
    services: [
      'large-machine',
      'folding-table',
      'wifi',
      'parking',
      'air-conditioning',
      'shoe-washer',
    ],
    payments: ['promptpay', 'card', 'truemoney', 'line-pay'],
  },
} satisfies Record<string, Kit>

/** One page serves all branches of a province; the other provinces have none yet. */
const facebookPages: Partial<Record<string, string>> = {
  'TH-10': 'https://www.facebook.com/fongsai.demo.bangkok',
  'TH-12': 'https://www.facebook.com/fongsai.demo.nonthaburi',
  'TH-20': 'https://www.facebook.com/fongsai.demo.chonburi',
  'TH-30': 'https://www.facebook.com/fongsai.demo.khorat',
  'TH-40': 'https://www.facebook.com/fongsai.demo.khonkaen',
  'TH-50': 'https://www.facebook.com/fongsai.demo.chiangmai',
  'TH-83': 'https://www.facebook.com/fongsai.demo.phuket',
}

export function completeBranch(sketch: BranchSketch, index: number): BranchDemo {
  const [latitude, longitude] = sketch.at
  const kit: Kit = kits[sketch.kit]
  return {
    slug: sketch.slug,
    status: sketch.status ?? 'published',
    name: sketch.name,
    landmark: sketch.landmark,
    province: sketch.province,
    latitude,
    longitude,
    // An unassigned exchange, 02-000, so that nobody's telephone rings.
    phone: `+662000${1001 + index}`,
    facebook: facebookPages[sketch.province] ?? null,
    googleMap: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    services: [...promised, ...kit.services, ...(sketch.also ?? [])],
    payments: [...cash, ...kit.payments],
    hours: sketch.open
      ? printHours(sketch.open.weekday, sketch.open.weekend)
      : { isOpenAllDay: true },
    exceptions: sketch.exceptions ?? [],
    picture: `shop-${sketch.scene}-${(index % 2) + 1}`,
  }
}

function printHours(weekday: OpeningTimes, weekend: OpeningTimes): BranchHours {
  return {
    isOpenAllDay: false,
    weekdayOpens: weekday[0],
    weekdayCloses: weekday[1],
    weekendOpens: weekend[0],
    weekendCloses: weekend[1],
  }
}
