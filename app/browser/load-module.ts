/**
 * Imports a module. Most browsers never refetch a failed module, so while offline, requests the page first:
 * `navigator.onLine` is false without a network, even if the site is on this computer.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  return load();
}
