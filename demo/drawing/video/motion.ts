/** How far a movement from one second to another has come at that time: 0 before, 1 after, eased between. */
export function progress(seconds: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (seconds - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** As something falls: slow at first, then fast, at rest on landing. */
export function fall(seconds: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (seconds - from) / (to - from)))
  return share * share
}

/** Two decimals are finer than a pixel and keep a frame's text short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
