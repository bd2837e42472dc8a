import type { RouteObject } from 'react-router';

let loading: Promise<void> | undefined;

/** Makes a page wait for its styles as it waits for its code, so that it is never seen without. */
export function loadWithStyles(route: RouteObject): void {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  route.lazy = async () => {
    const [page] = await Promise.all([lazy(), loadStyles()]);
    return page;
  };
}

/** A page's HTML holds the styles of that page, and names the file with those of all. */
function loadStyles(): Promise<void> {
  const href = document.querySelector('style')?.dataset['whole'];
  loading ??= href ? append(href) : Promise.resolve();
  return loading;
}

function append(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      reject(new Error(`Failed to fetch styles: ${href}`));
    });
    document.head.append(link);
  });
}
