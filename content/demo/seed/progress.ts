/** Tells the launcher how far the filling has come. */
export function createProgress(total: number) {
  let done = 0
  return {
    step(what: string): void {
      done++
      console.log(`seed: ${done}/${total} ${what}`)
    },
  }
}

export type Progress = ReturnType<typeof createProgress>
