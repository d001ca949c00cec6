declare global {
  var __washhouseContent: Map<string, unknown> | undefined
}

/** One value per process: Next evaluates these modules a second time in its own bundle. */
export function processState<Value>(name: string, create: () => Value): Value {
  const states = (globalThis.__washhouseContent ??= new Map())
  if (!states.has(name)) states.set(name, create())
  return states.get(name)
}
