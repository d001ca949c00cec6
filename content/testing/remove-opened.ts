/** Processes next to the service without test data, which are slow to start. */
const sideProcesses = new Set(['drawing', 'passwords', 'password hashing', 'pdf'])

/** Removes what an earlier test file in the same process left open. */
export function forgetOpened(): void {
  for (const name of globalThis.__washhouseContent?.keys() ?? [])
    if (!sideProcesses.has(name)) globalThis.__washhouseContent?.delete(name)
  const opened: unknown = Reflect.get(globalThis, '_payload')
  if (opened instanceof Map) opened.clear()
}
