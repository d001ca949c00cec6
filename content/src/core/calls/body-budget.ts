/** Thrown when bodies in progress use the whole memory budget. The client may retry a little later. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}

/** Bounds the memory of large bodies, in total and per client, so that a stalled client leaves room for others. */
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
