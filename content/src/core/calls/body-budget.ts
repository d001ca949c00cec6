/** Thrown when as much is being received as memory shall hold; a little later there is room again. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}

/**
 * Bounds the memory of large bodies: of all together, and of each caller, so that one who stalls
 * leaves room for the others.
 */
export function createBodyBudget({ total, perCaller }: { total: number; perCaller: number }) {
  const held = new Map<string, number>()
  let sum = 0

  return async function withRoom<Result>(
    caller: string,
    bytes: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const own = held.get(caller) ?? 0
    if (sum + bytes > total || own + bytes > perCaller) throw new NoRoomError()
    add(caller, bytes)
    try {
      return await work()
    } finally {
      add(caller, -bytes)
    }
  }

  function add(caller: string, bytes: number): void {
    sum += bytes
    const own = (held.get(caller) ?? 0) + bytes
    if (own > 0) held.set(caller, own)
    else held.delete(caller)
  }
}
