/** True for a page's path whose response is streamed, as a file is. */
export function isStreamed(path: string): boolean {
  return /^(?:\/en)?\/(?:account\/data\/archive|problem\/[^/]+\/photo\/[^/]+)$/.test(path)
}
