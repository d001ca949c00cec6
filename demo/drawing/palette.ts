/** The look's colours, by what they stand for. */
export const palette = {
  night: '#071a33',
  evening: '#0b2748',
  dusk: '#12365f',
  depth: '#077084',
  tide: '#0a7f95',
  water: '#12a5bd',
  ripple: '#6fd6e3',
  mist: '#d8f4f7',
  foam: '#ffffff',
  spray: '#f3f9fb',
  cloud: '#e6f1f5',
  hairline: '#cfe0e8',
  coin: '#ffc62e',
  glow: '#ffd766',
  edge: '#8a5b00',
  slate: '#46607f',
  /** Light behind a window: the coin's colour, nearly white. */
  lamplight: '#fff3d1',
  /** The stripe on a sock. */
  stripe: '#f0715c',
} as const

export type Colour = (typeof palette)[keyof typeof palette]

export const skin = { light: '#f6d3b3', honey: '#e3b183', tan: '#c58a5c', deep: '#94603c' } as const
