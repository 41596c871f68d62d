// Web push: whether this device can be told of turns, and what it has agreed on with its push service.
import type { PushSubscription as Subscription } from "$generated/wire";
import { worker } from "../offline/worker";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";
}

/** The endpoint at which this device is told; null if it is not. */
export async function pushEndpoint(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await worker();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribes this device; null if its owner or its browser does not want that. */
export async function subscribe(serverKey: string): Promise<Subscription | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  const registration = await worker();
  if (!registration) return null;
  const wish = { userVisibleOnly: true, applicationServerKey: serverKey };
  const made = await registration.pushManager.subscribe(wish).catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  return endpoint && keys ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
}

/** Ends this device's subscription; returns the endpoint that it had. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
  return subscription?.endpoint ?? null;
}
