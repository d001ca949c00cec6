/** A validation error of a field, with its visible text. */
export interface FieldFault {
  name: string
  text: string
  /** Error type for code, if the server found it. */
  type?: string
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Reads the browser's validation errors of a `noValidate` form, with our texts: one error per name, in the order of the
 * page. `also` adds errors by name.
 */
export function findFaults(
  form: HTMLFormElement,
  also: Readonly<Record<string, string>> = {},
): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const control of form.elements) {
    if (!isControl(control)) continue
    const { validity } = control
    // A helper field reports its errors under another name.
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
