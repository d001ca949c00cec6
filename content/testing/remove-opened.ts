/** Processes beside the service, which know nothing of a test, and take long to begin. */
const sideProcesses = new Set(['drawing', 'passwords', 'password hashing', 'pdf'])

/** Forgets what the file before, in the same process, may have left. */
export function forgetOpened(): void {
  for (const name of globalThis.__washhouseContent?.keys() ?? [])
    if (!sideProcesses.has(name)) globalThis.__washhouseContent?.delete(name)
  const opened: unknown = Reflect.get(globalThis, '_payload')
  if (opened instanceof Map) opened.clear()
}
