import { keepUnits } from './keep-units.ts'

/** A text as editors wrote it: its numbers never part from their units. A heading is `<Phrases>`. */
export function RunningText({ text }: { text: string }) {
  return keepUnits(text)
}
