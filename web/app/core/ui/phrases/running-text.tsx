import { keepUnits } from './keep-units.ts'

/** An editor's text; keeps numbers and units together. Use `<Phrases>` for a heading. */
export function RunningText({ text }: { text: string }) {
  return keepUnits(text)
}
