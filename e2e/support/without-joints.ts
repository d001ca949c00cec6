/** A text as it was typed: pages join the parts of Thai compounds with soft hyphens. */
export function withoutJoints(text: string): string {
  return text.replaceAll('\u00AD', '')
}
