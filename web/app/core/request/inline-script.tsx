import { use } from 'react'
import { NonceContext } from './nonce.ts'

/** A script that runs at its place in the document, before React; `code` is empty in the browser. */
export function InlineScript({ code, ...data }: { code: string; 'data-milliseconds'?: number }) {
  return (
    <script
      {...data}
      nonce={use(NonceContext)}
      dangerouslySetInnerHTML={{ __html: code }}
      suppressHydrationWarning
    />
  )
}

/**
 * Prints a script that calls the function with these values. It is sent as source text, so the functions must not use outer
 * variables. Only the server prints it, so the code is not in React's bundle.
 */
export function printInline<Values extends object>(
  start: (values: Values) => void,
  values: Values,
): string {
  const printed = Object.entries(values).map(([name, value]) => {
    const text =
      typeof value === 'function'
        ? String(value)
        : JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
    // A minifier turns functions into methods.
    return text.startsWith(`${name}(`) ? text : `${name}:${text}`
  })
  return `(${String(start)})({${printed.join(',')}})`
}
