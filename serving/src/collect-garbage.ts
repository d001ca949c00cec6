import { Session } from 'node:inspector/promises'

/** Gives back the memory that a start has left behind; V8 would keep it until a flood has taken as much again. */
export async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
