/**
 * Imports a module. Most browsers never refetch one that failed, so while they report to be offline, a request
 * for the page has to succeed first: without a network, a site on this computer is still reachable.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  return load();
}
