import { useEffect, useState } from 'react';

/**
 * Loads a module once it is wanted. If it cannot be fetched, tries again when the browser is back online:
 * unlike `React.lazy`, which would give the page to the error screen.
 *
 * @param load a function that stays the same, such as `() => import('./part.tsx')` outside the component
 */
export function useModule<Module>(load: () => Promise<Module>, wanted: boolean) {
  const [module, setModule] = useState<Module>();
  const missing = wanted && !module;

  useEffect(() => {
    if (!missing) return;
    const fetchIt = () => void load().then(setModule, () => {});
    fetchIt();
    window.addEventListener('online', fetchIt);
    return () => window.removeEventListener('online', fetchIt);
  }, [load, missing]);

  return module;
}
