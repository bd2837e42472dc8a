import { prerendered } from '#app/lib/prerendered.tsx';

/** The panel as a part that hydration leaves alone; tabs and accordion both show it. */
export const Panel = prerendered(() => import('./service-panel.tsx').then((m) => m.ServicePanel));
