import type { Label } from '../../ground/languages/labels.ts'

/** What is wrong with a value that was sent, and with which. */
export interface Fault {
  path: string
  text: Label
}
