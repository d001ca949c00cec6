import { use } from 'react'
import { NonceContext } from './nonce.ts'

/** A script that runs where it stands, before React; give it nothing in the browser. */
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
 * A script that calls the function with these values. What is sent is their text: none of them may
 * use anything from outside. Only the server prints it, since what runs before React is no part of
 * React's files.
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
    // A minifier makes methods of functions.
    return text.startsWith(`${name}(`) ? text : `${name}:${text}`
  })
  return `(${String(start)})({${printed.join(',')}})`
}
