/** What is wrong with a field, in the words that are shown. */
export interface FieldFault {
  /** The control's name in the form. */
  name: string
  text: string
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Asks the browser what it finds wrong with the fields of a form that is marked `noValidate`, in our
 * words: one fault a name, in the order of the page.
 */
export function findFaults(form: HTMLFormElement): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const control of form.elements) {
    if (!isControl(control) || control.validity.valid || faults.has(control.name)) continue
    faults.set(control.name, { name: control.name, text: wordsOf(control) })
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
