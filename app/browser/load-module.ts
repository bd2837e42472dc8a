/**
 * Imports a module. Most browsers never fetch a failed module again, so one that says it is offline has to
 * reach the site first: `navigator.onLine` is false without a network, even if the site is on this computer.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  return load();
}
