export interface Toast {
  text: string
  variant?: 'info' | 'good' | 'bad'
}

type Listener = (toast: Toast) => void

const regions = new Set<Listener>()

/** `const showToast = useToast()`: a short message in the page's `<ToastRegion>`. */
export function useToast(): (toast: Toast) => void {
  return showToast
}

function showToast(toast: Toast): void {
  for (const show of regions) show(toast)
}

/** For the region: gives what ends the listening. */
export function listenToToasts(listener: Listener): () => void {
  regions.add(listener)
  return () => void regions.delete(listener)
}
