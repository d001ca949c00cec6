/** What is wrong with a field, in the words that are shown. */
export interface FieldFault {
  name: string
  text: string
  /** What is wrong, for programs, where the server has found it. */
  type?: string
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Asks the browser what it finds wrong with the fields of a form that is marked `noValidate`, in our
 * words: one fault a name, in the order of the page. `also` says what else is wrong, by name.
 */
export function findFaults(
  form: HTMLFormElement,
  also: Readonly<Record<string, string>> = {},
): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const control of form.elements) {
    if (!isControl(control)) continue
    const { validity } = control
    // One that only helps to fill in another speaks for that.
    const name = control.dataset['speaksFor'] ?? control.name
    if (faults.has(name)) continue
    const text = validity.valid ? also[name] : wordsOf(control)
    if (text !== undefined) faults.set(name, { name, text })
  }
  return [...faults.values()]
}

function wordsOf({ validity, dataset, validationMessage }: Control): string {
  const ours = validity.valueMissing ? dataset['whenMissing'] : dataset['whenMalformed']
  return ours ?? validationMessage
}

function isControl(element: Element): element is Control {
  return 'validity' in element && 'value' in element && element.tagName !== 'FIELDSET'
}
