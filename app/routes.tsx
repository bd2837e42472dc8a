import type { RouteObject } from 'react-router';
import { Layout } from '#app/pages/layout.tsx';

export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      { path: '/', lazy: () => import('#app/pages/home.tsx') },
      { path: '/about', lazy: () => import('#app/pages/about.tsx') },
      { path: '/careers', lazy: () => import('#app/pages/careers.tsx') },
      { path: '/product', lazy: () => import('#app/pages/product.tsx') },
      { path: '*', lazy: () => import('#app/pages/not-found.tsx') },
    ],
  },
];
