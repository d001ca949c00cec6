import { launch } from '../launch.ts'
import { runCommand } from '../run-command.ts'
import { readSettings } from '../settings.env.ts'
import { stopSignal } from '../stop-signal.ts'
import { FAKE_PARTS } from './fake-product.ts'

process.umask(0o077)
// `start-fake.ts <root>`: runs the launcher with fake parts.
await runCommand(async () => {
  const signal = stopSignal()
  const root = process.argv[2] ?? ''
  return launch({
    root,
    parts: FAKE_PARTS,
    settings: readSettings(root),
    isTerminal: false,
    signal,
  })
})
