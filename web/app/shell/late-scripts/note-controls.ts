export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Part of an inline script; its source text is sent, so it must not use outer variables. If a translator changes texts
 * before the scripts run, React builds the page again with empty fields. Records the current fields. The returned function
 * copies their values to the new fields and maps old to new ones.
 */
export function noteControls(find: () => Iterable<Control>): () => Map<Control, Control> {
  const noted = placesOf()

  return function putBack() {
    const now = placesOf()
    const replaced = new Map<Control, Control>()
    for (const [place, before] of noted) {
      const control = now.get(place)
      if (!control || before.isConnected) continue
      replaced.set(before, control)
      if (isFilledIn(before)) fill(control, before)
    }
    return replaced
  }

  /** By type, name and position among equal ones: the ids differ in a page that was built again. */
  function placesOf(): Map<string, Control> {
    const places = new Map<string, Control>()
    for (const control of find()) {
      if (/^(?:hidden|submit|button|reset|image)$/.test(control.type)) continue
      const like = `${control.type} ${control.name}`
      let number = 0
      while (places.has(`${like} ${number}`)) number += 1
      places.set(`${like} ${number}`, control)
    }
    return places
  }

  function isFilledIn(control: Control): boolean {
    if ('options' in control) return true
    if (control.type === 'radio') return 'checked' in control && control.checked
    if (control.type === 'checkbox')
      return 'checked' in control && control.checked !== control.defaultChecked
    return control.value !== control.defaultValue
  }

  function fill(control: Control, before: Control) {
    if ('checked' in control && 'checked' in before && /^(?:radio|checkbox)$/.test(control.type)) {
      // React detects changes of boxes by their clicks.
      if (control.checked !== before.checked) control.click()
      return
    }
    if ('files' in control && 'files' in before && control.type === 'file')
      control.files = before.files
    else if (control.value === before.value) return
    // Bypasses React's own `value` setter: otherwise React would ignore the change as its own.
    else Reflect.set(Object.getPrototypeOf(control), 'value', before.value, control)
    for (const writing of ['input', 'change'])
      control.dispatchEvent(new Event(writing, { bubbles: true }))
  }
}
