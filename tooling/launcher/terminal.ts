/** Whether a live display can be drawn: some containers give a terminal without a width. */
export function isLiveTerminal(): boolean {
  return process.stdout.isTTY && process.stdout.columns > 0
}
