import { InlineScript, printInline } from '../../request/inline-script.tsx'

/** Names the address of a page that answers a form sent to another, before the scripts look for it. */
export function ShownAt({ address }: { address: string }) {
  const code = import.meta.env.SSR
    ? printInline(({ address: own }) => history.replaceState(null, '', own), { address })
    : ''
  return <InlineScript code={code} />
}
