export function registerServiceWorker(): void {
  // There is no worker in development, and browsers have none without https.
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

function register(): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // A browser without storage, as in private windows, may refuse: then there is no offline page.
  whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => null))
}
