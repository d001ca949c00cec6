import { isRelease } from './product-version.ts'

/**
 * How an operator runs a command: `npm run restore -- <backup>` in a working copy, `washhouse restore <backup>` on a server
 * with a release, which has no npm.
 */
export function commandLine(command: string, args = '', hasNpm = !isRelease()): string {
  const words = hasNpm ? `npm run ${command}` : `washhouse ${command}`
  if (args === '') return words
  return `${words} ${hasNpm ? '-- ' : ''}${args}`
}
