import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { InlineScript, printInline } from '../../core/request/inline-script.tsx'
import { restoreScroll } from './restore-scroll.ts'

const storageKey = 'react-router-scroll-positions'

const script = import.meta.env.SSR ? printInline(restoreScroll, { storageKey }) : ''

/** Replaces React Router's `ScrollRestoration`; also works if the browser denies storage. */
export function ScrollMemory() {
  useScrollRestoration({ storageKey })
  return <InlineScript code={script} />
}
