// The service worker of this page: it shows notifications, and the last seen table where there is no network.
let registering: Promise<ServiceWorkerRegistration | null> | null = null;

/** Registers the service worker. Without one (an old browser, no https) only push and looking offline are lost. */
export function registerWorker(): void {
  if (import.meta.env.PROD) void worker();
}

/** Returns the registration once the service worker is active; null where there can be none. */
export function worker(): Promise<ServiceWorkerRegistration | null> {
  registering ??= register();
  return registering;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register("/sw.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
