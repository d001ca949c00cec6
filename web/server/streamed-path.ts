/** A page's path whose answer is passed on as it comes, as that of a file is: it is too large to be held whole. */
export function isStreamed(path: string): boolean {
  return /^(?:\/en)?\/account\/data\/archive$/.test(path)
}
