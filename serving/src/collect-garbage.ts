import { Session } from 'node:inspector/promises'

/** Frees memory left from startup. V8 would otherwise retain it until the load has allocated as much again. */
export async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
