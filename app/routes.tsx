import type { RouteObject } from 'react-router';
import { ErrorScreen } from '#app/error-screen.tsx';
import { Layout } from '#app/layout.tsx';

/** The whole site. Addresses keep their case, as on any server of files. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    children: [
      { path: '/', caseSensitive: true, lazy: () => import('#app/pages/home.tsx') },
      { path: '/about', caseSensitive: true, lazy: () => import('#app/pages/about.tsx') },
      { path: '/careers', caseSensitive: true, lazy: () => import('#app/pages/careers.tsx') },
      { path: '/product', caseSensitive: true, lazy: () => import('#app/pages/product.tsx') },
      { path: '*', lazy: () => import('#app/pages/not-found.tsx') },
    ],
  },
];
