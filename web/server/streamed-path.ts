/** True for a page's path whose response is streamed, as a file is: it is too large for memory. */
export function isStreamed(path: string): boolean {
  return /^(?:\/en)?\/account\/data\/archive$/.test(path)
}
