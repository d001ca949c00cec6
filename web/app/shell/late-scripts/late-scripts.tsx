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

/** Fetches the page's scripts when it is painted, and tells what waits for them that they are awake. */
export function LateScripts() {
  useEffect(() => {
    dispatchEvent(new Event('awake'))
  }, [])
  return <InlineScript code={script} />
}
