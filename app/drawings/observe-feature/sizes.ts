/** The dashboard's size for one kind of viewport (px), and how many of its three tables fit. */
export type DashboardSize = (typeof dashboardSizes)[keyof typeof dashboardSizes];

export const dashboardSizes = {
  phone: { width: 350, height: 436, chartHeight: 219, tableCount: 1 },
  medium: { width: 640, height: 520, chartHeight: 296, tableCount: 2 },
  desktop: { width: 886, height: 460, chartHeight: 260, tableCount: 3 },
} as const;

/** How far lines continue to the right of the content (px). A box that is wider than the content's ratio shows them. */
export const bleed = 400;
