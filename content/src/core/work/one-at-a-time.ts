/** Runs one at a time. All calls during a run share one further run after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isWanted = false
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await work()
    }
  }

  return function ask() {
    isWanted = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}
