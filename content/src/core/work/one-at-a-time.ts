/** One run at a time; whoever asks meanwhile gets another one after it, together with all others who asked. */
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
