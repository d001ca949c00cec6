import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { InlineScript, printInline } from '../../core/request/inline-script.tsx'
import { restoreScroll } from './restore-scroll.ts'

const storageKey = 'react-router-scroll-positions'

const script = import.meta.env.SSR ? printInline(restoreScroll, { storageKey }) : ''

/** In place of React Router's `ScrollRestoration`: the same, also where the browser denies storage. */
export function ScrollMemory() {
  useScrollRestoration({ storageKey })
  return <InlineScript code={script} />
}
