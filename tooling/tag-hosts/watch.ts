import { StartProblem, systemCode } from '../launcher/start-problem.ts'
import { runCommand } from '../launcher/run-command.ts'
import { stopSignal } from '../launcher/stop-signal.ts'
import { readRequest } from './read-request.ts'
import { startTagHosts } from './tag-hosts.ts'

/** Fixed, so that values entered in /admin stay valid. */
const ports = { tags: 9301, pixel: 9302 }

/** Runs the test tag hosts until Ctrl-C and prints every request. */
async function main(): Promise<number> {
  const signal = stopSignal()
  const hosts = await startTagHosts({
    ports,
    onRequest: (request) => {
      const time = new Date().toLocaleTimeString('en-GB')
      console.log(`${time}  ${request.host.padEnd(5)}  ${readRequest(request)}`)
    },
  }).catch((error: unknown) => {
    if (systemCode(error) !== 'EADDRINUSE') throw error
    throw new StartProblem([`Port ${ports.tags} or ${ports.pixel} is in use.`])
  })
  console.log(
    'The test tag hosts are listening. Enter these values in /admin, Measuring and consent:',
  )
  console.log(`  where the tags come from       ${hosts.tagOrigin}`)
  console.log(`  where the pixel comes from     ${hosts.pixelOrigin}`)
  console.log('and ids such as GTM-AAAA111, GTM-BBBB222, G-CCCC333, 123456789012345.')
  console.log('Then open the website. Every request is printed below. Press Ctrl+C to stop.\n')
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  hosts.stop()
  return 0
}

await runCommand(main)
