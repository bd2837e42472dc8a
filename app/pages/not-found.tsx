import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { prerendered } from '#app/browser/prerendered.tsx';

const NotFound = prerendered(() =>
  import('#app/sections/not-found/not-found.tsx').then((m) => m.NotFound),
);

export function Component() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);

  return <NotFound />;
}
