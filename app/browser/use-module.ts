import { useEffect, useState } from 'react';
import { loadModule } from './load-module.ts';

/**
 * Loads a module once it is wanted, and retries when the browser is back online. `React.lazy` would throw to
 * the error screen.
 *
 * @param load must be the same at each render
 */
export function useModule<Module>(load: () => Promise<Module>, wanted: boolean) {
  const [module, setModule] = useState<Module>();
  const missing = wanted && !module;

  useEffect(() => {
    if (!missing) return;
    const fetchModule = () => void loadModule(load).then(setModule, () => {});
    fetchModule();
    window.addEventListener('online', fetchModule);
    return () => window.removeEventListener('online', fetchModule);
  }, [load, missing]);

  return module;
}
