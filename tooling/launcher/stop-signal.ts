/** Aborts on Ctrl-C, SIGTERM, a closed terminal or a closed pipe; later signals change nothing. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = () => controller.abort()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop)
  return controller.signal
}
