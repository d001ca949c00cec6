/** Our own bundle creates the element: the page's policy names the host, and nothing runs inline. */
export function loadScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
