export function registerServiceWorker(): void {
  // From sources there is no worker; without https no browser has any.
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

function register(): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // A browser that keeps nothing, as in private windows, may refuse: there is then no offline page.
  whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => null))
}
