import { z } from 'zod'
import { answering } from './peers.ts'

const Targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1)
const Reply = z.object({ id: z.number(), result: z.looseObject({}).optional() })
const HeapUsage = z.object({ usedSize: z.number() })

/** Heap size in bytes after garbage collection; the process must run with `--inspect`. */
export async function heapAfterCollection(inspectPort: number): Promise<number> {
  const list = `http://127.0.0.1:${inspectPort}/json/list`
  await answering(list)
  const [target] = Targets.parse(await (await fetch(list)).json())
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  try {
    await ask(socket, 1, 'HeapProfiler.enable')
    // Twice: the first collection may release references to more garbage.
    await ask(socket, 2, 'HeapProfiler.collectGarbage')
    await ask(socket, 3, 'HeapProfiler.collectGarbage')
    return HeapUsage.parse(await ask(socket, 4, 'Runtime.getHeapUsage')).usedSize
  } finally {
    socket.close()
  }
}

function once(socket: WebSocket, event: 'open'): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.addEventListener(event, () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('the inspector refused')), {
      once: true,
    })
  })
}

function ask(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      const reply = Reply.safeParse(JSON.parse(String(data)))
      if (reply.data?.id !== id) return
      socket.removeEventListener('message', listen)
      resolve(reply.data.result)
    }
    socket.addEventListener('message', listen)
    socket.send(JSON.stringify({ id, method }))
  })
}
