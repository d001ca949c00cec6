export const rounds = 3

/** CPU milliseconds per action, one figure per round, after a warm-up. `meter` counts in seconds. */
export async function cpuPerAct(
  usedSeconds: () => number,
  count: number,
  once: (count: number) => Promise<void>,
  warmUp = count,
): Promise<number[]> {
  for (let done = 0; done < warmUp; done += 1) await once(done)
  const figures: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = usedSeconds()
    for (let done = 0; done < count; done += 1) await once(done)
    figures.push(((usedSeconds() - before) / count) * 1000)
  }
  return figures
}
