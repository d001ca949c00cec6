import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { pipeline } from 'node:stream'

/** Sends each request to the next of several services, as a load balancer does. Without a service it answers 502. */
export async function startRoundRobin() {
  const targets: string[] = []
  let next = 0
  const server = createServer((req, res) => {
    const target = targets[next++ % targets.length]
    if (target === undefined) return void res.writeHead(502).end()
    const { method, headers, url = '/' } = req
    const onward = request(target + url, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, res, () => {})
    })
    onward.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end()))
    res.once('close', () => onward.destroy())
    pipeline(req, onward, () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    targets,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
