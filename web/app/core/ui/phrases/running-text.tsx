import { keepTogether } from './keep-together.ts'

/** An editor's text; keeps compounds, and numbers with their units, together. Use `<Phrases>` for a heading. */
export function RunningText({ text }: { text: string }) {
  return keepTogether(text)
}
