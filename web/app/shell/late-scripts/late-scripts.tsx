import { useEffect } from 'react'
import { InlineScript, printInline } from '../../core/request/inline-script.tsx'
import { addStreams } from './add-streams.ts'
import { noteControls } from './note-controls.ts'
import { startLate } from './start-late.ts'

const script = import.meta.env.SSR
  ? [
      printInline(addStreams, {}),
      printInline(startLate, {
        restMilliseconds: 1000,
        latestMilliseconds: 4000,
        noteControls,
      }),
    ].join(';')
  : ''

/** Loads the page's scripts after its first paint, and signals when they are ready. */
export function LateScripts() {
  useEffect(() => {
    dispatchEvent(new Event('awake'))
  }, [])
  return <InlineScript code={script} />
}
