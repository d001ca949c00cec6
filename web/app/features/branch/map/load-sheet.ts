/** Adds a stylesheet to the page, once; rejects when it does not come. */
export function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // The next try begins anew.
      link.remove()
      reject(new Error('the look of the map did not come'))
    })
    document.head.append(link)
  })
}
